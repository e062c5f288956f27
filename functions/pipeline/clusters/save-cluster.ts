import { addSourceTo, readArticle, readHeldArticle } from '../../articles/index.ts'
import { env } from '#platform/runtime/env.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { freshKey, type FeedItem } from '../intake/index.ts'
import { createJob, jobWithItems, saveJob, type JobItem } from '../jobs/index.ts'
import { titlesWith, type Cluster, type KnownCluster } from './group-by-event.ts'
import { clusterKey } from './cluster.items.ts'

export type FeedItemCluster = Cluster<FeedItem>

type Parts = Readonly<Record<string, TransactItem | null>>

const idsOf = (items: readonly FeedItem[]): string[] => items.map(({ id }) => id)

/** Each item is taken once; it waits on if the transaction does not come about. */
const take = (items: readonly FeedItem[]): Parts =>
  Object.fromEntries(
    items.map(({ id, fetchedAt }) => [
      `fresh ${id}`,
      {
        Delete: {
          TableName: env.tableName,
          Key: freshKey(fetchedAt, id),
          ConditionExpression: 'attribute_exists(PK)',
        },
      },
    ]),
  )

const putCluster = (cluster: KnownCluster, condition: string, values?: object): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: { ...cluster, ...clusterKey(cluster.firstSeenAt, cluster.SK) },
    ConditionExpression: condition,
    ...(values && { ExpressionAttributeValues: { ...values } }),
  },
})

const grow = (cluster: KnownCluster, items: readonly FeedItem[]): TransactItem =>
  putCluster(
    {
      ...cluster,
      titles: titlesWith(cluster.titles, items),
      itemIds: [...cluster.itemIds, ...idsOf(items)],
    },
    'size(itemIds) = :known',
    { ':known': cluster.itemIds.length },
  )

const saveNew = async (items: FeedItemCluster['items'], isSent: boolean): Promise<void> => {
  const [{ id, title, category, fetchedAt: firstSeenAt }] = items
  const itemIds = idsOf(items)
  const titles = titlesWith([], items)
  await transact({
    cluster: putCluster(
      { SK: id, titles, category, itemIds, firstSeenAt },
      'attribute_not_exists(PK)',
    ),
    ...createJob({ clusterId: id, title, itemIds, firstSeenAt }, isSent),
    ...take(items),
  })
}

const sourceOf = ({ sourceName: name, title, url, publishedAt }: FeedItem) => ({
  name,
  title,
  url,
  publishedAt,
})

/** Nothing to add where a moderator has taken the article away, it is known, or there is no room. */
const addToArticle = async (articleId: string, item: FeedItem): Promise<Parts> => {
  const article =
    (await readArticle(articleId, { consistent: true })) ??
    (await readHeldArticle(articleId, { consistent: true }))
  return (article && addSourceTo(article, sourceOf(item))) ?? {}
}

/** One after the other: each changes what the next one adds to. */
const joinArticle = async (
  cluster: KnownCluster,
  items: readonly FeedItem[],
  articleId: string,
): Promise<void> => {
  for (const [index, item] of items.entries()) {
    const before = items.slice(0, index)
    const grown = {
      ...cluster,
      titles: titlesWith(cluster.titles, before),
      itemIds: [...cluster.itemIds, ...idsOf(before)],
    }
    await transact({
      cluster: grow(grown, [item]),
      ...(await addToArticle(articleId, item)),
      ...take([item]),
    })
  }
}

const joinJob = (cluster: KnownCluster, items: readonly FeedItem[], job: JobItem): Promise<void> =>
  transact({
    cluster: grow(cluster, items),
    ...saveJob(job, jobWithItems(job, [...job.itemIds, ...idsOf(items)])),
    ...take(items),
  })

const joinCluster = async (
  cluster: KnownCluster,
  items: readonly FeedItem[],
  job: JobItem | undefined,
): Promise<boolean> => {
  if (!job || job.state === 'processing') return false
  if (job.articleId === undefined) await joinJob(cluster, items, job)
  else await joinArticle(cluster, items, job.articleId)
  return true
}

/**
 * Puts the items into their cluster: a new one gets a job, another's job or article gets them, too.
 * False when they have to wait for the next run, because the cluster is being written or changed meanwhile.
 */
export const saveCluster = async (
  { known, items }: FeedItemCluster,
  job: JobItem | undefined,
  isSent: boolean,
): Promise<boolean> => {
  try {
    if (known) return await joinCluster(known, items, job)
    await saveNew(items, isSent)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
