import {
  putNew,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { endSeconds } from './story.rules.ts'
import { storyIdOf, type StoryRef } from './story.items.ts'

/** A member has seen a story. One item answers what a member has seen, and in the index who has seen a story. */
export interface StoryViewItem {
  readonly PK: string
  /** The ULID of the story: what was seen of the bar is one range. */
  readonly SK: string
  readonly entity: 'StoryView'
  readonly storyId: string
  readonly liked?: true | undefined
  /** Set once it is part of the number of views. */
  readonly counted?: true | undefined
  readonly expiresAt: number
  readonly GSI1PK: string
  /** `<time as ULID>`, so that viewers are listed by time. */
  readonly GSI1SK: string
}

export const seenPartition = (viewerId: string): Partition<StoryViewItem> => ({
  PK: `SEEN#${viewerId}`,
})

export const storyViewKey = (viewerId: string, ulid: string): Key<StoryViewItem> => ({
  PK: seenPartition(viewerId).PK,
  SK: ulid,
})

export const viewerIdOf = ({ PK }: { readonly PK: string }): string => PK.slice('SEEN#'.length)

/** The views of a story, oldest first. */
export const storyViewsPartition = (storyId: string): IndexPartition<StoryViewItem> => ({
  GSI1PK: `STORY_VIEWS#${storyId}`,
})

/** The attributes of a view besides its key. */
export const storyViewAttributes = (ref: StoryRef) => ({
  entity: 'StoryView' as const,
  storyId: storyIdOf(ref),
  expiresAt: endSeconds(ref.ulid),
  GSI1PK: storyViewsPartition(storyIdOf(ref)).GSI1PK,
  GSI1SK: newId(),
})

/** Fails when the member has seen the story before. */
export const putView = (viewerId: string, ref: StoryRef): Write<StoryViewItem> =>
  putNew<StoryViewItem>({
    ...storyViewKey(viewerId, ref.ulid),
    ...storyViewAttributes(ref),
  })
