import type { Author } from '#shared/api/members.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import type { ContentStatus } from '#shared/api/posts.ts'
import type { DrasticLabel } from '#platform/content/drastic.ts'
import {
  check,
  expression,
  type Check,
  type IndexPartition,
  type Key,
  type Partition,
} from '#platform/table/index.ts'
import type { StoredSlide } from './slide.items.ts'
import { endSeconds } from './story.rules.ts'

const TEXT = '#A'
const COUNTERS = '#N'

/** What the id of a story, `<member>-<ULID>`, consists of. */
export interface StoryRef {
  readonly memberId: string
  readonly ulid: string
}

export const storyIdOf = ({ memberId, ulid }: StoryRef): string => `${memberId}-${ulid}`

/** @param id of the form that the contracts check */
export const parseStoryId = (id: string): StoryRef => {
  const [memberId = '', ulid = ''] = id.split('-')
  return { memberId, ulid }
}

export interface StoryItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Story'
  readonly author: Author
  /** The version of the author's profile that `author` shows. */
  readonly authorVersion: number
  readonly slides: readonly StoredSlide[]
  /** Absent means visible. */
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  /** The moderator's reason, once removed. */
  readonly statusReason?: string | undefined
  readonly takenDown?: TakeDown | undefined
  /** Absent unless the content is labelled as drastic. */
  readonly drastic?: DrasticLabel | undefined
  /** The end of the story. DynamoDB deletes it up to two days late, if `end-stories` did not. */
  readonly expiresAt: number
  readonly GSI1PK: string
  readonly GSI1SK: string
}

/** Created with the first view or horn, so that publishing a story is a single item. */
export interface StoryCountersItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'StoryCounters'
  readonly likes?: number | undefined
  readonly views?: number | undefined
  readonly expiresAt: number
}

/** The stories of a member, oldest first, each followed by its counters. */
export const storiesPartition = (memberId: string): Partition<StoryItem | StoryCountersItem> => ({
  PK: `STORIES#${memberId}`,
})

export const storyKey = ({ memberId, ulid }: StoryRef): Key<StoryItem> => ({
  PK: storiesPartition(memberId).PK,
  SK: ulid + TEXT,
})

export const storyCountersKey = ({ memberId, ulid }: StoryRef): Key<StoryCountersItem> => ({
  PK: storiesPartition(memberId).PK,
  SK: ulid + COUNTERS,
})

export const storyCountersRefOf = ({ PK, SK }: StoryCountersItem): StoryRef => ({
  memberId: PK.slice('STORIES#'.length),
  ulid: SK.slice(0, -COUNTERS.length),
})

export const storyUlidOf = ({ SK }: { readonly SK: string }): string => SK.slice(0, -TEXT.length)

export const isStory = (item: StoryItem | StoryCountersItem): item is StoryItem =>
  item.SK.endsWith(TEXT)

/** All stories by time, in the index: those that ended come first. */
export const allStoriesPartition: IndexPartition<StoryItem> = { GSI1PK: 'STORIES' }

export type StoryText = Pick<
  StoryItem,
  'author' | 'authorVersion' | 'slides' | 'status' | 'drastic'
>

export const storyItem = (ulid: string, text: StoryText): StoryItem => ({
  ...storyKey({ memberId: text.author.id, ulid }),
  entity: 'Story',
  ...text,
  expiresAt: endSeconds(ulid),
  GSI1PK: allStoriesPartition.GSI1PK,
  GSI1SK: ulid,
})

/** Writes nothing, but fails when others may not read the story any more. */
export const storyIsOpen = (ref: StoryRef): Check =>
  check(storyKey(ref), expression`attribute_exists(PK) AND attribute_not_exists(#status)`)

/** All that can be read on the slides of a story. */
export const storyText = ({ slides }: Pick<StoryItem, 'slides'>): string =>
  slides
    .flatMap(({ content, textOverlays = [] }) => [content, ...textOverlays.map(({ text }) => text)])
    .filter((text) => text !== undefined && text !== '')
    .join('\n\n')
