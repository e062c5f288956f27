import { emptyQueues, workOnce } from './work-queues.ts'
import './model.ts'
import { faults } from './fault-proxy.ts'
import { articleIdFor, ARTICLES, HELD_ARTICLES } from '../articles/index.ts'
import { jobKey, type JobItem } from '../pipeline/jobs/index.ts'
import { berlinDay, COUNTS_KEY, dayKey } from '../pipeline/run-state/index.ts'
import type { Draft } from '../pipeline/drafts/index.ts'
import { handler } from '../pipeline/writing/write-article.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { feedItem, putJob } from './news.ts'
import { remove, stored, storedUnder } from './stored.ts'

const TEXT =
  'IRONVEIL veröffentlichen ihr viertes Album „Aschewinter“ am 12. März 2027 über Donnerkeil Records. Die Platte hat 9 Songs und dauert 43 Minuten. Produziert wurde sie in Leipzig.'
const TITLE = 'IRONVEIL: Neues Album „Aschewinter“ am 12. März 2027'

let sources = 0
/** An item of its own source; `more` is appended to its text. */
export const album = (more = '') =>
  feedItem(TITLE, { sourceId: `source-${(sources += 1)}`, text: `${TEXT} ${more}`.trim() })

export const aJob = async (item = album()) => {
  const clusterId = await putJob([item])
  await sendWork('write-article', [{ clusterId }])
  return { item, clusterId, articleId: articleIdFor(clusterId, item.fetchedAt) }
}

export const DAY = dayKey(berlinDay(Date.now()))
export const jobOf = async (clusterId: string): Promise<JobItem> => {
  const job = await stored(jobKey(clusterId))
  if (!job) throw new Error('There is no such job.')
  return job
}
/** Delivers the messages of the queue once. */
export const work = (most = 10) => workOnce('write-article', handler, most)
export const articles = async () =>
  [...(await storedUnder(ARTICLES)), ...(await storedUnder(HELD_ARTICLES))].length

/** Delivers until the message succeeds or is a dead letter. */
export const workToTheEnd = async () => {
  for (let delivery = 0; delivery < 6; delivery++) await work()
}

export const draftOn = (text: string): Draft => ({
  title: 'IRONVEIL kündigen „Aschewinter“ an',
  excerpt: { text: 'Im März 2027 gibt es „Aschewinter“ von IRONVEIL.', sources: [0] },
  paragraphs: [[{ text, sources: [0] }]],
  category: 'news',
  rating: null,
  tags: [],
  bands: ['IRONVEIL'],
})

/** Asserts that no article, held article, failed job or count exists. */
export const startAnew = async (): Promise<void> => {
  faults.clear()
  await emptyQueues()
  for (const partition of [ARTICLES, HELD_ARTICLES])
    for (const item of await storedUnder(partition)) await remove(item)
  await remove(COUNTS_KEY)
  await remove(DAY)
}
