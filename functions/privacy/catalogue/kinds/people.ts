import { DELETED, DERIVED, type ItemKind } from '../item-kind.ts'

const people = { topic: 'people', exported: { section: 'people' }, erased: DELETED } as const
/** No key leads from the deleted member to it, and it says nothing about them. */
const OTHERS_CHOICE = 'a choice of another member: a number that leads to no person'

const derived = { topic: 'people', exported: DERIVED, erased: DELETED } as const

/** Follows, blocks, mutes, search and suggestions of members. */
export const peopleKinds: readonly ItemKind[] = [
  {
    name: 'follow',
    PK: 'FOLLOWS#*',
    SK: '*',
    members: {
      PK: 'actor',
      SK: 'target',
      GSI1PK: 'target',
      GSI1SK: 'actor',
      followerId: 'actor',
      followeeId: 'target',
    },
    personal: people,
  },
  {
    name: 'follow-counts',
    PK: 'MEMBER#*',
    SK: 'FOLLOWS',
    members: { PK: 'owner' },
    personal: derived,
  },
  {
    name: 'blocks',
    PK: 'VIEWER#*',
    SK: '~BLOCKS',
    members: { PK: 'owner', 'blocked[]': 'target', 'blockedBy[]': 'other', 'muted[]': 'target' },
    personal: { ...people, remains: { 'muted[]': OTHERS_CHOICE } },
  },
  {
    name: 'muted-words',
    PK: 'MEMBER#*',
    SK: 'MUTED_WORDS',
    members: { PK: 'owner' },
    personal: { ...people, exported: { section: 'settings' } },
  },
  {
    name: 'dismissed-suggestions',
    PK: 'MEMBER#*',
    SK: 'DISMISSED',
    members: { PK: 'owner', 'memberIds[]': 'target' },
    personal: { ...people, remains: { 'memberIds[]': OTHERS_CHOICE } },
  },
  {
    name: 'name-in-search',
    PK: 'SEARCH#*',
    SK: '*',
    members: { SK: 'owner', memberId: 'owner', 'author.id': 'owner', 'author.avatar': 'owner' },
    personal: derived,
  },
  { name: 'trait', PK: 'TRAIT#*', SK: '*', members: { SK: 'owner' }, personal: derived },
  {
    name: 'search-directory',
    PK: 'MEMBER#*',
    SK: 'SEARCH',
    members: { PK: 'owner', 'author.id': 'owner', 'author.avatar': 'owner', 'keys[].SK': 'owner' },
    personal: derived,
  },
]
