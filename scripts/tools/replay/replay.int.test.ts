import { workOnce } from '#testing/work-queues.ts'
import { expect, inject, it } from 'vitest'
import { articleIdFor, articleKey } from '#functions/articles/index.ts'
import type { FeedItem } from '#functions/pipeline/intake/index.ts'
import { handler as gather } from '#functions/pipeline/clusters/gather-clusters.ts'
import { startArticleRun } from '#functions/pipeline/clusters/index.ts'
import { env } from '#platform/runtime/env.ts'
import { feedItem, putFresh } from '#testing/news.ts'
import { stored } from '#testing/stored.ts'
import { replayDay } from './replay.ts'

const TEXT =
  'KREATOR veröffentlichen ihr Album „Aschewinter“ am 12. März 2027. Die Platte hat 9 Songs.'
const album = (sourceId: string) =>
  feedItem('Kreator kündigen neues Album „Aschewinter“ an', {
    sourceId,
    sourceName: sourceId,
    text: TEXT,
  })

const first = album('krachblatt')
const DAY = first.fetchedAt.slice(0, 10)

/** The state after a feed run and the next article run. */
const record = async (...items: readonly FeedItem[]): Promise<void> => {
  const { publishedAt, fetchedAt } = first
  await putFresh(items.map((item) => ({ ...item, publishedAt, fetchedAt })))
  await startArticleRun()
  await workOnce('gather-clusters', gather)
}

const replay = (day = DAY) =>
  replayDay({ day, dynamoEndpoint: inject('dynamoEndpoint'), tableName: env.tableName })

it('returns the same hash for a recorded day each time, and stores nothing', async () => {
  await record(
    first,
    album('hammerschlag'),
    feedItem('Grabgesang sagen ihre Tour ab', {
      text: 'GRABGESANG haben ihre Tour mit 14 Terminen abgesagt. Sie sollte am 3. Mai 2027 beginnen.',
    }),
  )
  const once = await replay()
  expect(once).toMatchObject({ items: 3, clusters: 2, failed: 0 })
  expect(await replay()).toEqual(once)
  expect(await stored(articleKey(articleIdFor(first.id, first.fetchedAt)))).toBeNull()
})

it('returns another hash when a feed contained one more fact', async () => {
  const before = await replay()
  await record(album('lautstark'))
  const after = await replay()
  expect(after).toMatchObject({ items: before.items + 1, clusters: before.clusters })
  expect(after.hash).not.toBe(before.hash)
})

it('returns nothing for a day without news', async () => {
  expect(await replay('2020-01-01')).toMatchObject({ items: 0, clusters: 0 })
})
