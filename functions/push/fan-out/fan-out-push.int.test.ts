import { faults } from '#testing/fault-proxy.ts'
import { emptyQueues, takeBodies, workOff, workQueues } from '#testing/work-queues.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { storedArticle } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { putAll } from '#testing/posts.ts'
import { aReceiver, pushesTo, queuedTexts, setClock } from '#testing/push-receivers.ts'
import { runSchedule } from '#testing/schedules.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { articlesPartition } from '../../articles/index.ts'
import { createBandFollow } from '../../bands/items/index.ts'
import { pushMembersPartition, PUSH_MEMBER_SHARDS } from '../../settings/index.ts'
import { campaignKey } from './campaign.items.ts'
import { handler } from './fan-out-push.ts'
import { handler as startDiscovery } from './start-band-discovery.ts'
import { handler as startNews } from './start-news-push.ts'

const EVENING = '2026-11-23T17:00:00.000Z'

const fanOut = () => workOff('fan-out-push', handler)

const queuedIn = async (ids: readonly string[]): Promise<number> =>
  (await Promise.all(ids.map((id) => pushesTo({ id })))).flat().length

/** In a shard of its own, without anything but the copy of the settings. */
const receiversIn = async (shard: number, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId())
  const settings = { enabled: true, community: true, content: true, system: true }
  const { PK } = pushMembersPartition(shard)
  await putAll(ids.map((SK) => ({ PK, SK, ...settings, personalized: true })))
  return ids
}

const articleOf = async (title: string, generatedAt = '2026-11-23T12:00:00.000Z') => {
  const { items } = storedArticle({ title, generatedAt })
  await putAll(items)
}

beforeEach(async () => {
  setClock(EVENING)
  await emptyQueues()
  for (let shard = 0; shard < PUSH_MEMBER_SHARDS; shard++)
    for (const item of await storedUnder(pushMembersPartition(shard))) await remove(item)
  for (const item of await storedUnder(articlesPartition())) await remove(item)
  for (const id of ['news-2026-11-23', 'discovery-2026-11-27']) await remove(campaignKey(id))
})

afterEach(() => {
  faults.clear()
  vi.useRealTimers()
})

describe('the news of the day', () => {
  it('are pushed once to everybody who wants them', async () => {
    await articleOf('Gestern', '2026-11-22T16:59:00.000Z')
    await articleOf('Heute')
    const [fan, silent] = [await aReceiver(), await aReceiver({ content: false })]
    await runSchedule('start-news-push', startNews)
    await runSchedule('start-news-push', startNews)
    await fanOut()
    expect(await queuedTexts(fan)).toEqual(['Die News des Tages: • Heute'])
    expect(await pushesTo(silent)).toEqual([])
  })

  it('are not pushed on a day without articles', async () => {
    await runSchedule('start-news-push', startNews)
    expect(await takeBodies(workQueues['fan-out-push'].url)).toEqual([])
  })

  it.each([
    ['late', '2026-11-23T17:20:00.000Z', '2026-11-23T16:59:00.000Z', '2026-11-23T17:01:00.000Z'],
    ['after the clocks went back', '2026-10-25T17:00:00.000Z', '2026-10-24T16:01:00.000Z', ''],
    ['after they went forward', '2026-03-29T16:00:00.000Z', '2026-03-29T15:59:00.000Z', ''],
  ])('are those from 18:00 to 18:00 when the schedule runs %s', async (_, at, inside, after) => {
    setClock(at)
    await remove(campaignKey(`news-${at.slice(0, 10)}`))
    await articleOf('Darin', inside)
    if (after) await articleOf('Danach', after)
    const fan = await aReceiver()
    await runSchedule('start-news-push', startNews)
    await fanOut()
    expect(await queuedTexts(fan)).toEqual(['Die News des Tages: • Darin'])
  })

  it('wait for members who have rest', async () => {
    await articleOf('Heute')
    const fan = await aReceiver({ quietHours: { isOn: true, from: '17:00', to: '20:00' } })
    await runSchedule('start-news-push', startNews)
    await fanOut()
    expect(await pushesTo(fan)).toMatchObject([{ state: 'waiting', kind: 'news' }])
  })

  it('reach each member of several pages once when a worker dies in the middle of a page', async () => {
    await articleOf('Heute')
    const ids = await receiversIn(0, 230)
    await runSchedule('start-news-push', startNews)
    let written = 0
    faults.inject('failure', 1000, { test: (call) => call.endsWith('PutItem') && ++written > 40 })
    await workOff('fan-out-push', handler)
    faults.clear()
    expect(await queuedIn(ids)).toBeGreaterThan(0)
    expect(await queuedIn(ids)).toBeLessThan(100)
    await fanOut()
    const queued = (await takeBodies(workQueues['send-push'].url)) as { memberId: string }[]
    expect(new Set(queued.map(({ memberId }) => memberId))).toEqual(new Set(ids))
    expect(await queuedIn(ids)).toBe(ids.length)
  })
})

describe('the band of the week', () => {
  it('fits the genres of the member and is one that they do not follow', async () => {
    setClock('2026-11-27T16:00:00.000Z')
    const fan = await aReceiver()
    const other = await aReceiver()
    await write(update(memberKey(fan.id), { set: { favoriteGenres: ['Folk Metal'] } }))
    const bands = [
      await storedBand({ genre: 'Folk Metal', name: `Alphorn ${newId()}` }),
      await storedBand({ genre: 'Folk Metal', name: `Bergwind ${newId()}` }),
    ]
    const [followed = '', unknown = ''] = bands
    await write(createBandFollow(fan.id, followed, newId()))
    await runSchedule('start-band-discovery', startDiscovery)
    await fanOut()
    expect(await pushesTo(fan)).toMatchObject([{ kind: 'discovery', path: `/bands/${unknown}` }])
    expect(await pushesTo(other)).toEqual([])
  })
})
