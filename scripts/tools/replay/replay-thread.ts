import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { articleIdFor, type ArticleText } from '#functions/articles/index.ts'
import { feedItemKey, type FeedItem } from '#functions/pipeline/intake/index.ts'
import { groupAsked } from '#functions/pipeline/clusters/index.ts'
import { clustersPartition } from '#functions/pipeline/clusters/cluster.items.ts'
import {
  toArticleText,
  askModel,
  readDraft,
  MAX_ITEMS,
  reasonsAgainst,
  WritingFailed,
} from '#functions/pipeline/writing/index.ts'
import { allPages, getMany, query } from '#platform/table/index.ts'
import { askNow } from '../operator/ask-now.ts'
import type { Replayed, ReplayThreadData } from './replay.ts'

const KEYS_PER_READ = 100

/** The feed items of the clusters of a day, sorted by id. */
const recordedItems = async (day: string): Promise<readonly FeedItem[]> => {
  const clusters = await allPages((startAt) =>
    query(clustersPartition(day), { consistent: true, startAt }),
  )
  const ids = clusters.flatMap(({ itemIds }) => itemIds)
  const items: FeedItem[] = []
  for (let start = 0; start < ids.length; start += KEYS_PER_READ) {
    const keys = ids.slice(start, start + KEYS_PER_READ).map(feedItemKey)
    items.push(...(await getMany(keys, { consistent: true })).filter((item) => item !== undefined))
  }
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const byTime = (a: FeedItem, b: FeedItem): number =>
  `${a.fetchedAt}${a.id}` < `${b.fetchedAt}${b.id}` ? -1 : 1

interface Rewritten {
  readonly id: string
  readonly text?: ArticleText
  readonly findings?: readonly string[]
  readonly failed?: string
}

/** What the pipeline would store of a cluster, without times. */
const write = async (cluster: readonly FeedItem[]): Promise<Rewritten> => {
  const items = cluster.toSorted(byTime).slice(0, MAX_ITEMS)
  const [first] = items
  if (!first) throw new Error('A cluster without items.')
  const { id: clusterId, fetchedAt } = first
  const id = articleIdFor(clusterId, fetchedAt)
  try {
    const { output, model } = await askModel(items)
    const draft = readDraft(output, items.length)
    const text = toArticleText(draft, items, { clusterId, model, generatedAt: fetchedAt })
    return { id, text, findings: reasonsAgainst(draft, items) }
  } catch (error) {
    if (!(error instanceof WritingFailed)) throw error
    return { id, failed: error.code }
  }
}

const replay = async ({ day }: ReplayThreadData): Promise<Replayed> => {
  const items = await recordedItems(day)
  const asked = await groupAsked(
    items,
    [],
    askNow(() => undefined),
  )
  const clusters = asked.map((cluster) => cluster.items)
  const articles: Rewritten[] = []
  for (const cluster of clusters) articles.push(await write(cluster))
  const sorted = articles.map((article) => JSON.stringify(article)).toSorted()
  return {
    items: items.length,
    clusters: clusters.length,
    failed: articles.filter(({ failed }) => failed !== undefined).length,
    held: articles.filter(({ findings = [] }) => findings.length > 0).length,
    hash: createHash('sha256').update(sorted.join('\n')).digest('hex'),
  }
}

parentPort?.postMessage(await replay(workerData as ReplayThreadData))
