import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { allPages, getMany, query } from '#platform/table/index.ts'
import type { StoredStory } from './story.presenter.ts'
import { hasEnded } from './story.rules.ts'
import {
  isStory,
  storiesPartition,
  storyCountersKey,
  storyKey,
  storyUlidOf,
  type StoryCountersItem,
  type StoryItem,
  type StoryRef,
} from './story.items.ts'
import { storyViewKey, type StoryViewItem } from './view.items.ts'

/** The stories of a member that have not ended, oldest first, whatever their status. */
export const readStoriesOf = async (
  memberId: string,
  { consistent = false } = {},
): Promise<StoredStory[]> => {
  const items = await allPages((startAt) =>
    query(storiesPartition(memberId), { consistent, startAt }),
  )
  const counters = new Map(
    items.flatMap((item) => (isStory(item) ? [] : [[storyUlidOf(item), item] as const])),
  )
  return items.flatMap((item) =>
    isStory(item) && !hasEnded(storyUlidOf(item))
      ? [{ text: item, counters: counters.get(storyUlidOf(item)) }]
      : [],
  )
}

/** Others see only visible stories; authors also see their own held and removed ones. */
export const maySee = (viewerId: string, { author, status }: StoryItem): boolean =>
  status === undefined || author.id === viewerId

export interface FoundStory {
  readonly text: StoryItem
  readonly counters: StoryCountersItem | undefined
  readonly view: StoryViewItem | undefined
  readonly blocks: BlocksItem | undefined
}

/** A story that this viewer may see, apart from blocks; undefined when it ended, too. */
export const findStoryFor = async (
  viewerId: string,
  ref: StoryRef,
): Promise<FoundStory | undefined> => {
  const [text, counters, view, blocks] = await getMany(
    [storyKey(ref), storyCountersKey(ref), storyViewKey(viewerId, ref.ulid), blocksKey(viewerId)],
    { consistent: true },
  )
  if (!text || hasEnded(ref.ulid) || !maySee(viewerId, text)) return undefined
  return { text, counters, view, blocks }
}
