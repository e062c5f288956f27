import { DELETED, DERIVED, type ItemKind } from '../item-kind.ts'

const stories = { topic: 'stories', exported: { section: 'stories' }, erased: DELETED } as const
const derived = { topic: 'stories', exported: DERIVED, erased: DELETED } as const

export const storyKinds: readonly ItemKind[] = [
  {
    name: 'story',
    PK: 'STORIES#*',
    SK: '*#A',
    members: {
      PK: 'author',
      'author.id': 'author',
      'author.avatar': 'author',
      'slides[].mediaUrl': 'author',
    },
    personal: stories,
  },
  {
    name: 'story-counters',
    PK: 'STORIES#*',
    SK: '*#N',
    members: { PK: 'author' },
    personal: stories,
  },
  {
    name: 'seen-story',
    PK: 'SEEN#*',
    SK: '*',
    members: { PK: 'actor', GSI1PK: 'target', storyId: 'target' },
    personal: stories,
  },
  {
    name: 'story-tile',
    PK: 'STORY_BAR',
    SK: '*',
    members: {
      SK: 'author',
      'author.id': 'author',
      'author.avatar': 'author',
      'slide.mediaUrl': 'author',
    },
    personal: derived,
  },
  {
    name: 'story-place',
    PK: 'MEMBER#*',
    SK: 'STORY_BAR',
    members: { PK: 'owner' },
    personal: derived,
  },
]
