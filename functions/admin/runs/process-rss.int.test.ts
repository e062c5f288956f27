import { emptyQueues, takeBodies, workQueues } from '#testing/work-queues.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { processRss } from '#shared/api/pipeline.ts'
import { runKey, SWITCH_KEY } from '../../pipeline/run-state/index.ts'
import { SOURCES, sourceHealthKey, sourceKey } from '../../pipeline/sources/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { handler } from './process-rss.ts'

const { token } = await aMember({ role: 'admin' })

const press = () => call(handler, processRss, { token })

const aSource = (id: string, enabled = true) => ({
  ...sourceKey(id),
  name: id,
  url: `https://${id}.test/feed`,
  category: 'news',
  language: 'de',
  enabled,
  createdAt: '2026-11-22T08:00:00.000Z',
})

const asked = async (): Promise<string[]> => {
  const bodies = (await takeBodies(workQueues['read-source'].url)) as { sourceId: string }[]
  return bodies.map(({ sourceId }) => sourceId).toSorted()
}

beforeEach(async () => {
  await emptyQueues()
  const items = await storedUnder(SOURCES)
  await Promise.all(items.map((item) => remove(item)))
  await remove(SWITCH_KEY)
  await remove(runKey('feeds'))
})

describe('starting a feed run', () => {
  it('queues every due source', async () => {
    await putAll([
      aSource('krach'),
      aSource('laerm'),
      aSource('aus', false),
      aSource('kaputt'),
      { ...sourceHealthKey('kaputt'), nextTryAt: '2099-01-01T00:00:00.000Z' },
    ])
    expect(await press()).toMatchObject({
      status: 202,
      json: { ok: true, message: 'RSS Processing gestartet' },
    })
    expect(await asked()).toEqual(['krach', 'laerm'])
    expect(await stored(runKey('feeds'))).toMatchObject({ startedAt: expect.any(String) as string })
  })

  it('succeeds when it is repeated', async () => {
    await putAll([aSource('krach')])
    expect((await press()).status).toBe(202)
    expect((await press()).status).toBe(202)
    expect(new Set(await asked())).toEqual(new Set(['krach']))
  })

  it('returns 409 and starts nothing while the pipeline is paused', async () => {
    await putAll([aSource('krach'), { ...SWITCH_KEY, paused: true }])
    expect(await press()).toMatchObject({
      status: 409,
      json: { message: 'Die Pipeline ist angehalten. Lass sie erst weiterlaufen.' },
    })
    expect(await asked()).toEqual([])
    expect(await stored(runKey('feeds'))).toBeNull()
  })
})
