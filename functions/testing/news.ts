import { createHash } from 'node:crypto'
import { feedItemKey, freshKey, type FeedItem } from '../pipeline/intake/index.ts'
import { createJob } from '../pipeline/jobs/index.ts'
import { COUNTS_KEY, SWITCH_KEY } from '../pipeline/run-state/index.ts'
import { transact } from '#platform/table/index.ts'
import { putAll } from './posts.ts'
import { stored } from './stored.ts'

export const idOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

/** An item of a feed; its id follows from source and title. */
export const feedItem = (title: string, item: Partial<FeedItem> = {}): FeedItem => {
  const { sourceId = 'krachblatt' } = item
  const id = idOf(`${sourceId} ${title}`)
  const at = new Date(Date.now() - 60_000).toISOString()
  return {
    id,
    sourceId,
    sourceName: 'Krachblatt',
    url: `https://${sourceId}.example/${id}`,
    title,
    text: title,
    language: 'de',
    category: 'news',
    publishedAt: at,
    fetchedAt: at,
    ...item,
  }
}

const storedItem = (item: FeedItem) => ({ ...item, ...feedItemKey(item.id) })

/** Stores items as `read-source` does: fresh, in no cluster yet. */
export const putFresh = (items: readonly FeedItem[]): Promise<void> =>
  putAll(
    items.flatMap((item) => [
      storedItem(item),
      {
        ...freshKey(item.fetchedAt, item.id),
        itemId: item.id,
        title: item.title,
        publishedAt: item.publishedAt,
      },
    ]),
  )

/** Stores a cluster of these items with its pending job. Returns the cluster's id. */
export const putJob = async (items: readonly FeedItem[]): Promise<string> => {
  const [first] = items
  if (!first) throw new Error('A cluster has an item.')
  await putAll(items.map(storedItem))
  await transact(
    createJob(
      {
        clusterId: first.id,
        title: first.title,
        itemIds: items.map(({ id }) => id),
        firstSeenAt: first.fetchedAt,
      },
      true,
    ),
  )
  return first.id
}

export const pausePipeline = (paused: boolean): Promise<void> => putAll([{ ...SWITCH_KEY, paused }])

/** Numbers of jobs by state, without zeros. */
export const jobCounts = async (): Promise<Record<string, unknown>> => {
  const { PK: _PK, SK: _SK, ...counts } = (await stored(COUNTS_KEY)) ?? { PK: '', SK: '' }
  return Object.fromEntries(Object.entries(counts).filter(([, jobs]) => jobs !== 0))
}
