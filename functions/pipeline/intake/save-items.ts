import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  ConditionFailed,
  transact,
  unlessRefused,
  type TransactItem,
} from '#platform/table/transact.ts'
import { berlinDay, countOnDay } from '../run-state/index.ts'
import { countItems, type SourceLease } from '../sources/index.ts'
import {
  feedGuidKey,
  feedItemKey,
  freshKey,
  type FeedGuidItem,
  type FeedItemItem,
  type FreshItem,
} from './feed-item.items.ts'
import type { NewItem } from './parse/feed-items.ts'

/** Together in one transaction, which takes at most 100 parts. */
const BATCH = 25
/** What a feed still shows after this long is kept as evidence, but tells no news. */
const NEWS_MS = 14 * 24 * 3_600_000

/** Another reader has the source, or it is gone. */
export class LeaseLost extends Error {}

const putOnce = (Item: FeedItemItem | FeedGuidItem): TransactItem => ({
  Put: { TableName: env.tableName, Item, ConditionExpression: 'attribute_not_exists(PK)' },
})

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

const isNews = ({ item }: NewItem): boolean =>
  Date.parse(item.fetchedAt) - Date.parse(item.publishedAt) <= NEWS_MS

const partsOf = (sourceId: string, one: NewItem): [string, TransactItem | null][] => [
  [`item ${one.item.id}`, putOnce({ ...feedItemKey(one.item.id), ...one.item })],
  [`guid ${one.item.id}`, putOnce(guidItem(sourceId, one))],
  [
    `fresh ${one.item.id}`,
    isNews(one) ? { Put: { TableName: env.tableName, Item: freshItem(one) } } : null,
  ],
]

/** What the feed called by another name is known by this one from now on. */
const rememberGuid = async (sourceId: string, one: NewItem): Promise<void> => {
  await unlessRefused(
    db.send(
      new PutCommand({
        TableName: env.tableName,
        Item: guidItem(sourceId, one),
        ConditionExpression: 'attribute_not_exists(PK)',
      }),
    ),
  )
}

/** Writes items with their counts, or none; those that exist already are taken out and the rest is tried again. */
const saveBatch = async (
  lease: SourceLease,
  batch: readonly NewItem[],
  day: string,
): Promise<number> => {
  let open = batch
  while (open.length > 0) {
    try {
      await transact({
        lease: countItems(lease, day, open.length),
        day: countOnDay(day, { items: open.length }),
        ...Object.fromEntries(open.flatMap((one) => partsOf(lease.sourceId, one))),
      })
      return open.length
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (error.has('lease')) throw new LeaseLost('The lease on the source is over.')
      const known = open.filter(({ item }) => error.has(`item ${item.id}`))
      for (const one of known) await rememberGuid(lease.sourceId, one)
      open = open.filter(
        ({ item }) => !error.has(`item ${item.id}`) && !error.has(`guid ${item.id}`),
      )
    }
  }
  return 0
}

const unknownOf = async (sourceId: string, items: readonly NewItem[]): Promise<NewItem[]> => {
  const keyOf = ({ guidHash }: NewItem): Key => feedGuidKey(sourceId, guidHash)
  const known = await readItems(items.map(keyOf))
  return items.filter((one) => !itemAt(known, keyOf(one)))
}

/**
 * Stores what nobody has read before; the oldest first, so that a crash leaves what is newest to the next try.
 * @throws LeaseLost
 */
export const saveItems = async (lease: SourceLease, items: readonly NewItem[]): Promise<number> => {
  if (items.length === 0) return 0
  const unknown = (await unknownOf(lease.sourceId, items)).reverse()
  let saved = 0
  for (let start = 0; start < unknown.length; start += BATCH) {
    const day = berlinDay(Date.parse(lease.startedAt))
    saved += await saveBatch(lease, unknown.slice(start, start + BATCH), day)
  }
  return saved
}
