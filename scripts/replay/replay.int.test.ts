import { expect, inject, it } from 'vitest'
import { articleIdFor, articleKey } from '../../functions/articles/index.ts'
import { env } from '../../functions/platform/env.ts'
import { feedItem, putJob } from '../../functions/testing/news.ts'
import { stored } from '../../functions/testing/stored.ts'
import { replayDay } from './replay.ts'

const DAY = '2026-11-18'
const at = (time: string) => ({
  fetchedAt: `${DAY}T${time}.000Z`,
  publishedAt: `${DAY}T${time}.000Z`,
})

const ALBUM = 'Kreator kündigen neues Album „Aschewinter“ an'
const TEXT =
  'KREATOR veröffentlichen ihr Album „Aschewinter“ am 12. März 2027. Die Platte hat 9 Songs.'
const album = (sourceId: string, time: string) =>
  feedItem(ALBUM, { sourceId, sourceName: sourceId, text: TEXT, ...at(time) })

const replay = (day = DAY) =>
  replayDay({ day, dynamoEndpoint: inject('dynamoEndpoint'), tableName: env.tableName })

it('writes a recorded day again, with the same hash each time, and stores nothing', async () => {
  const first = album('krachblatt', '08:00:00')
  await putJob([first, album('hammerschlag', '09:00:00')])
  await putJob([
    feedItem('Grabgesang sagen ihre Tour ab', {
      text: 'GRABGESANG haben ihre Tour mit 14 Terminen abgesagt. Sie sollte am 3. Mai 2027 beginnen.',
      ...at('10:00:00'),
    }),
  ])
  const once = await replay()
  expect(once).toMatchObject({ items: 3, stories: 2, failed: 0 })
  expect(await replay()).toEqual(once)
  expect(await stored(articleKey(articleIdFor(first.id, first.fetchedAt)))).toBeUndefined()
})

it('has another hash when a feed said one thing more', async () => {
  const before = await replay()
  await putJob([album('lautstark', '11:00:00')])
  const after = await replay()
  expect(after).toMatchObject({ items: before.items + 1, stories: before.stories })
  expect(after.hash).not.toBe(before.hash)
})

it('finds nothing on a day without news', async () => {
  expect(await replay('2020-01-01')).toMatchObject({ items: 0, stories: 0 })
})
