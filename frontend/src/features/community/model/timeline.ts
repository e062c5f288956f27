/** One answer of a paged list, newest first. `requestedAt` is when the request was sent, so the member's own writes may be newer. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly cursor: string | null
  readonly requestedAt: number
}

export interface Entry<T> {
  readonly item: T
  readonly requestedAt: number
}

/** The loaded part of a list that grows at its head: newest first, without gaps down to `cursor`. */
export interface Timeline<T> {
  readonly entries: readonly Entry<T>[]
  readonly cursor: string | null
  readonly requestedAt: number
  /** A newer head that waits, because showing it would move what the member reads. */
  readonly waiting: Page<T> | null
}

interface Identified {
  readonly id: string
}

/** Ids and cursors end with a ULID, so their last 26 characters sort by time. */
export const timeKey = (id: string): string => id.slice(-26)

const keyOf = (item: Identified): string => timeKey(item.id)

const entriesOf = <T>(page: Page<T>): Entry<T>[] =>
  page.items.map((item) => ({ item, requestedAt: page.requestedAt }))

const boundaryOf = (page: Page<unknown>): string =>
  page.cursor === null ? '' : timeKey(page.cursor)

export const startTimeline = <T>(page: Page<T>): Timeline<T> => ({
  entries: entriesOf(page),
  cursor: page.cursor,
  requestedAt: page.requestedAt,
  waiting: null,
})

const older = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return null
  return timeKey(a) < timeKey(b) ? a : b
}

/** Puts a new head on top. Starts over when it does not overlap with what is loaded. */
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
    requestedAt: head.requestedAt,
    waiting: null,
  }
}

/** Updates the shown items from a new head without adding any. */
const refreshShown = <T extends Identified>(
  timeline: Timeline<T>,
  head: Page<T>,
): readonly Entry<T>[] => {
  const boundary = boundaryOf(head)
  const byId = new Map(head.items.map((item) => [item.id, item]))
  return timeline.entries.flatMap((entry) => {
    if (keyOf(entry.item) < boundary) return [entry]
    const item = byId.get(entry.item.id)
    return item ? [{ item, requestedAt: head.requestedAt }] : []
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

/** Appends the page requested with the cursor `from`; drops it when the cursor has changed meanwhile. */
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
