import {
  getMany,
  onConditionFailed,
  put,
  putNew,
  transact,
  unlessConditionFailed,
  write,
  type ConditionFailed,
  type TransactItem,
} from '#platform/table/index.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { countOnDay } from '../run-state/run-state.items.ts'
import { countItems, type SourceLease } from '../sources/source-health.ts'
import {
  feedGuidKey,
  feedItemKey,
  freshKey,
  type FeedGuidItem,
  type FreshItem,
  type StoredFeedItem,
} from './feed-item.items.ts'
import { hashText, type NewItem } from './parse/feed-items.ts'

/** Items per transaction, which takes at most 100 parts. */
const BATCH = 25
/** Older items are stored as evidence, but do not become news. */
export const NEWS_MS = 14 * 24 * 3_600_000

/** A shorter text can be that of several pages. */
const MIN_CONTENT_CHARS = 40
/** Enough to distinguish the items of one feed. */
const CONTENT_CHARS = 10

const contentOf = ({ item: { title, text } }: NewItem): string | undefined =>
  text.length < MIN_CONTENT_CHARS
    ? undefined
    : hashText(`${title}\n${text}`).slice(0, CONTENT_CHARS)

/** What the items of one reading say, by which the next one knows them at other addresses. */
export const listContents = (items: readonly NewItem[]): string[] =>
  items.flatMap((one) => contentOf(one) ?? [])

/** Another reader has the lease, or the source was deleted. */
export class LeaseLost extends Error {}

const guidItem = (sourceId: string, { item, guidHash }: NewItem): FeedGuidItem => ({
  ...feedGuidKey(sourceId, guidHash),
  itemId: item.id,
})

const freshItem = ({ item }: NewItem): FreshItem => ({
  ...freshKey(item.fetchedAt, item.id),
  itemId: item.id,
  title: item.title,
  publishedAt: item.publishedAt,
})

/** An item without a date is news only when an earlier successful reading did not contain it. */
const isNews = ({ item }: NewItem, { item: health }: SourceLease): boolean =>
  item.publishedAt === null
    ? health.lastSuccessAt !== undefined
    : Date.parse(item.fetchedAt) - Date.parse(item.publishedAt) <= NEWS_MS

const partsOf = (lease: SourceLease, one: NewItem): [string, TransactItem | null][] => [
  [`item ${one.item.id}`, putNew<StoredFeedItem>({ ...feedItemKey(one.item.id), ...one.item })],
  [`guid ${one.item.id}`, putNew(guidItem(lease.sourceId, one))],
  [`fresh ${one.item.id}`, isNews(one, lease) ? put(freshItem(one)) : null],
]

/** Stores a further id of an item whose feed changed the id. */
const rememberGuid = async (sourceId: string, one: NewItem): Promise<void> => {
  await unlessConditionFailed(write(putNew(guidItem(sourceId, one))))
}

/** Writes items with their counts in one transaction. Null when it was written. */
const trySave = (
  lease: SourceLease,
  items: readonly NewItem[],
  day: string,
): Promise<ConditionFailed | null> =>
  onConditionFailed(
    transact({
      lease: countItems(lease, day, items.length),
      day: countOnDay(day, { items: items.length }),
      ...Object.fromEntries(items.flatMap((one) => partsOf(lease, one))),
    }).then(() => null),
    (failed) => failed,
  )

/** Leaves out items that already exist and tries the rest again. Returns the number of written items. */
const saveBatch = async (
  lease: SourceLease,
  batch: readonly NewItem[],
  day: string,
): Promise<number> => {
  let open = batch
  while (open.length > 0) {
    const failed = await trySave(lease, open, day)
    if (!failed) return open.length
    if (failed.has('lease')) throw new LeaseLost('The lease on the source is over.')
    const known = open.filter(({ item }) => failed.has(`item ${item.id}`))
    for (const one of known) await rememberGuid(lease.sourceId, one)
    open = open.filter(
      ({ item }) => !failed.has(`item ${item.id}`) && !failed.has(`guid ${item.id}`),
    )
  }
  return 0
}

/** An item that was alone on its page when it was stored has the id of the page. */
const areOfPages = async (items: readonly NewItem[]): Promise<ReadonlySet<NewItem>> => {
  const shared = items.flatMap((one) => (one.pageId === undefined ? [] : { one, id: one.pageId }))
  const ids = [...new Set(shared.map(({ id }) => id))]
  const stored = await getMany(ids.map(feedItemKey))
  const titles = new Map(stored.map((item) => [item?.id, item?.title]))
  return new Set(
    shared.filter(({ one, id }) => titles.get(id) === one.item.title).map(({ one }) => one),
  )
}

/** Some sites change the address and the id of an item with each request. */
const wasRead =
  ({ item }: SourceLease) =>
  (one: NewItem): boolean => {
    const content = contentOf(one)
    return content !== undefined && item.contents?.includes(content) === true
  }

const unknownOf = async (lease: SourceLease, items: readonly NewItem[]): Promise<NewItem[]> => {
  const { sourceId } = lease
  const known = await getMany(items.map(({ guidHash }) => feedGuidKey(sourceId, guidHash)))
  const isSame = wasRead(lease)
  const unknown = items.filter((one, index) => known[index] === undefined && !isSame(one))
  const ofPages = await areOfPages(unknown)
  return unknown.filter((one) => !ofPages.has(one))
}

/**
 * Stores the items that are new and returns their number. Starts with the oldest, so that a crash leaves the newest
 * for the next attempt.
 * @throws LeaseLost
 */
export const saveItems = async (lease: SourceLease, items: readonly NewItem[]): Promise<number> => {
  if (items.length === 0) return 0
  const unknown = (await unknownOf(lease, items)).reverse()
  let saved = 0
  for (let start = 0; start < unknown.length; start += BATCH) {
    const day = berlinDay(Date.parse(lease.startedAt))
    saved += await saveBatch(lease, unknown.slice(start, start + BATCH), day)
  }
  return saved
}
