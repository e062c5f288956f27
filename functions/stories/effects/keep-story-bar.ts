import { isDeepStrictEqual } from 'node:util'
import {
  ConditionFailed,
  get,
  put,
  putNew,
  remove,
  retry,
  transact,
  type Write,
} from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import {
  barEntryKey,
  barPlaceKey,
  type BarEntryItem,
  type BarPlaceItem,
} from '../items/bar.items.ts'
import { endSeconds } from '../items/story.rules.ts'
import { readStoriesOf } from '../items/story.repository.ts'
import { storyUlidOf, type StoryItem } from '../items/story.items.ts'

/** The entry that the stories of a member call for; undefined without a visible one. */
const wantedEntry = async (memberId: string): Promise<BarEntryItem | undefined> => {
  const stories = await readStoriesOf(memberId, { consistent: true })
  const visible = stories.flatMap(({ text }) => (text.status === undefined ? [text] : []))
  const [first, newest] = [visible[0], visible.at(-1)]
  const slide = first?.slides[0]
  if (!newest || !slide) return undefined
  return {
    ...barEntryKey(memberId, storyUlidOf(newest)),
    PK: 'STORY_BAR',
    author: newest.author,
    stories: visible.map(storyUlidOf),
    slide,
    ...(first.drastic && { drastic: first.drastic }),
    expiresAt: endSeconds(storyUlidOf(newest)),
  }
}

const readPlace = (memberId: string): Promise<BarPlaceItem | undefined> =>
  get(barPlaceKey(memberId), { consistent: true })

const readEntry = async (memberId: string, newest: string | undefined) =>
  newest === undefined ? undefined : get(barEntryKey(memberId, newest), { consistent: true })

const placeAfter = (
  memberId: string,
  place: BarPlaceItem | undefined,
  wanted: BarEntryItem | undefined,
): Write<BarPlaceItem> => {
  const next: BarPlaceItem = {
    PK: barPlaceKey(memberId).PK,
    SK: 'STORY_BAR',
    newest: wanted?.stories.at(-1),
    version: (place?.version ?? 0) + 1,
  }
  return place ? put(next, { version: place.version }) : putNew(next)
}

/** The place is read before the stories, so that an effect that read older stories fails at its version. */
const settleOnce = async (memberId: string): Promise<void> => {
  const place = await readPlace(memberId)
  const entry = await readEntry(memberId, place?.newest)
  const wanted = await wantedEntry(memberId)
  if (isDeepStrictEqual(entry, wanted)) return
  const hasMoved = entry !== undefined && entry.SK !== wanted?.SK
  await transact({
    place: placeAfter(memberId, place, wanted),
    entry: wanted ? put(wanted) : null,
    former: hasMoved ? remove<BarEntryItem>({ PK: entry.PK, SK: entry.SK }) : null,
  })
}

/** Brings the member's entry of the bar up to date. Computed from the stories, so order and repetition do not matter. */
export const handler = effect<StoryItem>(async ({ before, after }) => {
  const story = after ?? before
  if (!story) return
  await retry(() => settleOnce(story.author.id), {
    when: (error) => error instanceof ConditionFailed,
  })
})
