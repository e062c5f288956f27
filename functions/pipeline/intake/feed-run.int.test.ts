import { ADMIN } from '#testing/acting-admin.ts'
import { feedUrl, writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import { takeBodies, workOff, workQueues } from '#testing/work-queues.ts'
import { expect, it } from 'vitest'
import { pausePipeline } from '#testing/news.ts'
import { runSchedule } from '#testing/schedules.ts'
import { stored } from '#testing/stored.ts'
import { runKey } from '../run-state/run-state.items.ts'
import { listSources } from '../sources/index.ts'
import { addSource, removeSource, updateSource } from '../sources/change-sources.ts'
import { startFeedRun } from './feed-run.ts'
import { handler as readSource } from './read-source.ts'
import { handler as startRun } from './start-feed-run.ts'

const { url } = workQueues['read-source']

const asked = async (): Promise<string[]> =>
  (await takeBodies(url)).map((body) => (body as { sourceId: string }).sourceId).sort()

const FIELDS = { category: 'news', language: 'de', enabled: true } as const

it('fills an empty list with the default sources once, and queues each of them', async () => {
  await runSchedule('start-feed-run', startRun)
  const sources = await listSources()
  expect(sources.length).toBeGreaterThanOrEqual(25)
  expect(new Set(sources.map(({ language }) => language))).toEqual(new Set(['de', 'en']))
  expect(new Set(sources.map((each) => each.url)).size).toBe(sources.length)
  expect(await asked()).toEqual(sources.map(({ id }) => id).sort())
  expect((await stored(runKey('feeds')))?.startedAt).toBeTruthy()
})

it('does not restore sources that admins removed', async () => {
  for (const { id } of await listSources()) await removeSource(ADMIN, id)
  expect(await startFeedRun()).toBe(0)
  expect(await listSources()).toEqual([])
})

it('queues due sources only, not disabled or postponed ones', async () => {
  const on = await addSource(ADMIN, { ...FIELDS, name: 'An', url: feedUrl('/an') })
  await addSource(ADMIN, { ...FIELDS, name: 'Aus', url: feedUrl('/aus'), enabled: false })
  const broken = await addSource(ADMIN, { ...FIELDS, name: 'Kaputt', url: feedUrl('/kaputt') })
  serve('/an', writeRss([{ id: 'an' }]))
  serve('/kaputt', 'kaputt')
  expect(await startFeedRun()).toBe(2)
  await workOff('read-source', readSource)
  expect(await startFeedRun()).toBe(1)
  expect(await asked()).toEqual([on.id])
  await updateSource(ADMIN, broken.id, { ...FIELDS, name: 'Ganz', url: feedUrl('/ganz') })
  expect(await startFeedRun()).toBe(2)
  await takeBodies(url)
})

it('reads each source once when two runs start at once', async () => {
  for (const { id } of await listSources()) await removeSource(ADMIN, id)
  await addSource(ADMIN, { ...FIELDS, name: 'Eins', url: feedUrl('/eins') })
  await addSource(ADMIN, { ...FIELDS, name: 'Zwei', url: feedUrl('/zwei') })
  serve('/eins', writeRss([{ id: 'eins' }]))
  serve('/zwei', writeRss([{ id: 'zwei' }]))
  await Promise.all([startFeedRun(), startFeedRun()])
  await Promise.all([workOff('read-source', readSource), workOff('read-source', readSource)])
  expect([timesAsked('/eins'), timesAsked('/zwei')]).toEqual([1, 1])
})

it('starts nothing while paused, and drops earlier messages', async () => {
  serve('/eins', writeRss([{ id: 'eins-neu' }]))
  await startFeedRun()
  await pausePipeline(true)
  await workOff('read-source', readSource)
  expect(timesAsked('/eins')).toBe(0)
  expect(await startFeedRun()).toBeNull()
  await pausePipeline(false)
  expect(await startFeedRun()).toBe(2)
})
