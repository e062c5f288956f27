import { ADMIN } from '#testing/acting-admin.ts'
import { faults } from '#testing/fault-proxy.ts'
import { writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import { sendRaw, takeBodies, workOff, workOnce, workQueues } from '#testing/work-queues.ts'
import {
  removeSources,
  aSource,
  ask,
  fresh,
  readHealth,
  itemsOfToday,
  itemsToday,
  read,
  unique,
} from '#testing/sources.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoNow } from '#platform/runtime/clock.ts'
import { stored } from '#testing/stored.ts'
import { removeSource } from '../sources/change-sources.ts'
import { sourceHealthKey } from '../sources/source.items.ts'
import { handler } from './read-source.ts'

beforeEach(removeSources)

afterEach(() => faults.clear())

describe('messages that are delivered at least once', () => {
  it('read a source once when the message is delivered five times', async () => {
    const one = unique()
    serve('/rss', writeRss([{ id: one }]))
    const id = await aSource('/rss')
    const runAt = isoNow()
    const before = await itemsToday()
    for (let time = 0; time < 5; time++) await ask(id, runAt)
    await workOff('read-source', handler)
    expect(timesAsked('/rss')).toBe(1)
    expect(await itemsToday()).toBe(before + 1)
  })

  it('read a source once when two readers start at once', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const one = unique()
    serve('/rss', (response) => void held.then(() => response.end(writeRss([{ id: one }]))))
    const id = await aSource('/rss')
    await ask(id)
    await ask(id)
    const first = workOnce('read-source', handler, 1)
    await expect.poll(() => timesAsked('/rss')).toBe(1)
    await workOnce('read-source', handler, 1)
    release()
    await first
    expect(timesAsked('/rss')).toBe(1)
    expect((await fresh()).filter((title) => title === `Meldung ${one}`)).toHaveLength(1)
  })

  it('lose and repeat nothing when the table fails meanwhile', async () => {
    const prefix = unique()
    serve(
      '/rss',
      writeRss(Array.from({ length: 60 }, (_, index) => ({ id: `${prefix}-${index}` }))),
    )
    const id = await aSource('/rss')
    const before = await itemsToday()
    await ask(id)
    let transactions = 0
    faults.inject('failure', 8, {
      test: (operation) => operation.includes('TransactWriteItems') && ++transactions > 2,
    })
    await workOnce('read-source', handler)
    expect(await itemsToday()).toBe(before + 50)
    expect(await readHealth(id)).toMatchObject({ lastTriedAt: null })
    faults.clear()
    await workOff('read-source', handler)
    expect(await itemsToday()).toBe(before + 60)
    expect(await itemsOfToday(id)).toBe(60)
    expect((await fresh()).filter((title) => title.startsWith(`Meldung ${prefix}-`))).toHaveLength(
      60,
    )
  })

  it('count items once when the answer of the write was lost', async () => {
    serve('/rss', writeRss([{ id: unique() }, { id: unique() }]))
    const id = await aSource('/rss')
    const before = await itemsToday()
    faults.inject('lost', 1)
    await ask(id)
    await workOff('read-source', handler)
    expect(await itemsToday()).toBe(before + 2)
    expect(await itemsOfToday(id)).toBe(2)
  })

  it('succeed when other transactions conflict', async () => {
    serve('/rss', writeRss([{ id: unique() }]))
    const id = await aSource('/rss')
    faults.inject('conflict', 3)
    await read(id)
    expect(await itemsOfToday(id)).toBe(1)
  })

  it('write nothing when the source is removed meanwhile', async () => {
    const one = unique()
    const gone: { id: string } = { id: '' }
    serve(
      '/rss',
      (response) =>
        void removeSource(ADMIN, gone.id).then(() => response.end(writeRss([{ id: one }]))),
    )
    gone.id = await aSource('/rss')
    await read(gone.id)
    expect(await fresh()).not.toContain(`Meldung ${one}`)
    expect(await stored(sourceHealthKey(gone.id))).toBeNull()
    expect(await takeBodies(workQueues['read-source'].url)).toEqual([])
  })

  it('go to the dead-letter queue when malformed, and do not stop the others', async () => {
    const one = unique()
    serve('/rss', writeRss([{ id: one }]))
    const id = await aSource('/rss')
    const { url, failedUrl } = workQueues['read-source']
    const poison = ['{"sourceId": 7}', '{"sourceId": "../x", "runAt": "2026-11-22T10:00:00Z"}']
    for (const body of poison) await sendRaw(url, body)
    await ask(id)
    for (let delivery = 0; delivery < 7; delivery++) await workOnce('read-source', handler)
    expect(await fresh()).toContain(`Meldung ${one}`)
    expect(await takeBodies(failedUrl)).toHaveLength(2)
    expect(await takeBodies(url)).toEqual([])
  })
})
