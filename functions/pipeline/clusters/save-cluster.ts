import { addSourceTo, readArticle, readHeldArticle } from '../../articles/index.ts'
import {
  exists,
  expression,
  onConditionFailed,
  put,
  putNew,
  remove,
  transact,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { freshKey, type FeedItem } from '../intake/feed-item.items.ts'
import { joinSources, toSource } from '../later-sources/join-sources.ts'
import { createJob, jobWithItems, saveJob } from '../jobs/change-job.ts'
import type { JobItem } from '../jobs/job.items.ts'
import type { Cluster, KnownCluster } from './cluster.ts'
import { clusterKey, type ClusterItem } from './cluster.items.ts'

export type FeedItemCluster = Cluster<FeedItem>

type Parts = Readonly<Record<string, TransactItem | null>>

const idsOf = (items: readonly FeedItem[]): string[] => items.map(({ id }) => id)

/** Removes the items from the list of new ones; fails when another run has taken one. */
const takeItems = (items: readonly FeedItem[]): Parts =>
  Object.fromEntries(
    items.map(({ id, fetchedAt }) => [`fresh ${id}`, remove(freshKey(fetchedAt, id), exists)]),
  )

const clusterItem = (cluster: KnownCluster): ClusterItem => ({
  ...cluster,
  ...clusterKey(cluster.firstSeenAt, cluster.SK),
})

const clusterWith = (cluster: KnownCluster, items: readonly FeedItem[]): ClusterItem =>
  clusterItem({
    ...cluster,
    itemIds: [...cluster.itemIds, ...idsOf(items)],
  })

const growCluster = (cluster: KnownCluster, items: readonly FeedItem[]): Write<ClusterItem> =>
  put(clusterWith(cluster, items), expression`size(itemIds) = ${cluster.itemIds.length}`)

const saveNew = async ({ items, story }: FeedItemCluster, isSent: boolean): Promise<void> => {
  const [{ id, title, fetchedAt: firstSeenAt }] = items
  const itemIds = idsOf(items)
  await transact({
    cluster: putNew(clusterItem({ SK: id, ...story, itemIds, firstSeenAt })),
    ...createJob({ clusterId: id, title, itemIds, firstSeenAt }, isSent),
    ...takeItems(items),
  })
}

/** Empty when a moderator removed the article, or the source is known. */
const addToArticle = async (articleId: string, item: FeedItem): Promise<Parts> => {
  const article = await readArticle(articleId, { consistent: true })
  if (article) return joinSources(article, [item])
  const held = await readHeldArticle(articleId, { consistent: true })
  return (held && addSourceTo(held, toSource(item))) ?? {}
}

/** Sequential, because each item changes the cluster and the article that the next one is added to. */
const joinArticle = async (
  cluster: KnownCluster,
  items: readonly FeedItem[],
  articleId: string,
): Promise<void> => {
  for (const [index, item] of items.entries()) {
    const grown = clusterWith(cluster, items.slice(0, index))
    await transact({
      cluster: growCluster(grown, [item]),
      ...(await addToArticle(articleId, item)),
      ...takeItems([item]),
    })
  }
}

const joinJob = (cluster: KnownCluster, items: readonly FeedItem[], job: JobItem): Promise<void> =>
  transact({
    cluster: growCluster(cluster, items),
    ...saveJob(job, jobWithItems(job, [...job.itemIds, ...idsOf(items)])),
    ...takeItems(items),
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
 * Adds the items to their cluster and to its job or article; a new cluster gets a job.
 * False when they wait for the next run, because the cluster is being written or changed meanwhile.
 */
export const saveCluster = async (
  cluster: FeedItemCluster,
  job: JobItem | undefined,
  isSent: boolean,
): Promise<boolean> => {
  const { known, items, story } = cluster
  const save = known
    ? joinCluster({ ...known, ...story }, items, job)
    : saveNew(cluster, isSent).then((): boolean => true)
  return onConditionFailed(save, () => false)
}
