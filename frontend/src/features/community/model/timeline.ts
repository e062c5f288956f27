/** One answer of a paged list, newest first. `askedAt` is when the request left, so it may be older than our own writes. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly cursor: string | null
  readonly askedAt: number
}

export interface Entry<T> {
  readonly item: T
  readonly askedAt: number
}

/** What is loaded of a list that grows at its head, newest first, without gaps down to `cursor`. */
export interface Timeline<T> {
  readonly entries: readonly Entry<T>[]
  readonly cursor: string | null
  readonly askedAt: number
  /** A newer head that is not shown yet, because showing it would move what the member reads. */
  readonly waiting: Page<T> | null
}

interface Identified {
  readonly id: string
}

/** Ids end with a ULID, and so do cursors: the last 26 characters sort by time. */
export const timeKey = (id: string): string => id.slice(-26)

const keyOf = (item: Identified): string => timeKey(item.id)

const entriesOf = <T>(page: Page<T>): Entry<T>[] =>
  page.items.map((item) => ({ item, askedAt: page.askedAt }))

const boundaryOf = (page: Page<unknown>): string =>
  page.cursor === null ? '' : timeKey(page.cursor)

export const startTimeline = <T>(page: Page<T>): Timeline<T> => ({
  entries: entriesOf(page),
  cursor: page.cursor,
  askedAt: page.askedAt,
  waiting: null,
})

const older = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return null
  return timeKey(a) < timeKey(b) ? a : b
}

/** Puts a new head on top; starts over when it no longer reaches down to what is loaded. */
export const mergeHead = <T extends Identified>(
  timeline: Timeline<T>,
  head: Page<T>,
): Timeline<T> => {
  const boundary = boundaryOf(head)
  const overlaps = timeline.entries.some(({ item }) => keyOf(item) >= boundary)
  if (!overlaps || head.cursor === null) return startTimeline(head)
  const tail = timeline.entries.filter(({ item }) => keyOf(item) < boundary)
  return {
    entries: [...entriesOf(head), ...tail],
    cursor: older(timeline.cursor, head.cursor),
    askedAt: head.askedAt,
    waiting: null,
  }
}

/** Brings what is shown up to date from a new head, without adding anything. */
const refreshShown = <T extends Identified>(
  timeline: Timeline<T>,
  head: Page<T>,
): readonly Entry<T>[] => {
  const boundary = boundaryOf(head)
  const byId = new Map(head.items.map((item) => [item.id, item]))
  return timeline.entries.flatMap((entry) => {
    if (keyOf(entry.item) < boundary) return [entry]
    const item = byId.get(entry.item.id)
    return item ? [{ item, askedAt: head.askedAt }] : []
  })
}

/** Items of the waiting head that are not shown yet. */
export const waitingItems = <T extends Identified>(timeline: Timeline<T>): readonly T[] => {
  const newest = timeline.entries[0]
  if (!timeline.waiting || !newest) return []
  return timeline.waiting.items.filter((item) => keyOf(item) > keyOf(newest.item))
}

export const receiveHead = <T extends Identified>(
  timeline: Timeline<T>,
  head: Page<T>,
): Timeline<T> => {
  const withHead = { ...timeline, waiting: head }
  if (waitingItems(withHead).length === 0) return mergeHead(timeline, head)
  return { ...withHead, entries: refreshShown(timeline, head) }
}

export const acceptWaiting = <T extends Identified>(timeline: Timeline<T>): Timeline<T> =>
  timeline.waiting ? mergeHead(timeline, timeline.waiting) : timeline

/** Appends the page asked for with `from`; an answer to a question nobody asks any more is dropped. */
export const appendOlder = <T extends Identified>(
  timeline: Timeline<T>,
  page: Page<T>,
  from: string,
): Timeline<T> => {
  if (timeline.cursor !== from) return timeline
  const known = new Set(timeline.entries.map(({ item }) => item.id))
  const added = entriesOf(page).filter(({ item }) => !known.has(item.id))
  return { ...timeline, entries: [...timeline.entries, ...added], cursor: page.cursor }
}
