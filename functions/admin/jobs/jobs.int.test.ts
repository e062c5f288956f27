import { emptyQueues, takeBodies, workQueues } from '#testing/work-queues.ts'
import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Job, listJobs, retryJob } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'
import { changedJob, createJob, jobKey } from '../../pipeline/jobs/index.ts'
import { COUNTS_KEY } from '../../pipeline/run-state/index.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { handler as list } from './list-jobs.ts'
import { handler as retry } from './retry-job.ts'

const { token } = await aMember({ role: 'admin' })

const REASON = 'Das Modell hat nicht geantwortet.'

const aJob = async (state: JobState, updatedAt?: string): Promise<string> => {
  const clusterId = randomBytes(16).toString('hex')
  const at = '2026-11-22T08:00:00.000Z'
  const cluster = {
    clusterId,
    title: `Geschichte ${clusterId}`,
    itemIds: ['a', 'b'],
    firstSeenAt: at,
  }
  await transact({ ...createJob(cluster, true) })
  if (state === 'pending') return clusterId
  const job = await stored(jobKey(clusterId))
  if (!job) throw new Error('There is no such job.')
  const error = { code: 'unreachable', message: REASON }
  const changed = changedJob(job, state, state === 'failed' ? { error, attempts: 5 } : {})
  await putAll([{ ...changed, ...(updatedAt && { GSI1SK: `${updatedAt}#${clusterId}` }) }])
  return clusterId
}

const listed = async (query: Record<string, string>) => {
  const answer = await call(list, listJobs, { token, query })
  expect(answer.status).toBe(200)
  const jobs = listJobs.response.parse(answer.json)
  return { jobs, ids: jobs.map(({ id }) => id), cursor: answer.headers['x-next-cursor'] }
}

const again = (id: string) => call(retry, retryJob, { token, params: { id } })

beforeEach(async () => {
  await emptyQueues()
  await remove(COUNTS_KEY)
})

describe('jobs', () => {
  it('are listed by state, with the reason of failed ones', async () => {
    const [failed, pending] = [await aJob('failed'), await aJob('pending')]
    const { jobs } = await listed({ state: 'failed' })
    expect(jobs.find(({ id }) => id === failed)).toMatchObject({
      title: `Geschichte ${failed}`,
      state: 'failed',
      attempts: 5,
      reason: REASON,
      sources: 2,
    })
    expect((await listed({ state: 'pending' })).ids).toContain(pending)
    expect((await listed({ state: 'failed' })).ids).not.toContain(pending)
  })

  it('are listed in pages, the last changed first, each once', async () => {
    const ids: string[] = []
    for (let minute = 0; minute < 30; minute++) {
      const at = `2027-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`
      ids.unshift(await aJob('completed', at))
    }
    const first = await listed({ state: 'completed' })
    const second = await listed({ state: 'completed', cursor: first.cursor ?? '' })
    expect([...first.ids, ...second.ids]).toEqual(ids)
    expect(second.cursor).toBeUndefined()
  })

  it.each([
    { state: 'lost' },
    {},
    { state: 'failed', cursor: '~' },
    { state: 'failed', cursor: `2026-11-22T08:00:00.000Z#${'g'.repeat(32)}` },
    { state: 'failed', cursor: 'x'.repeat(500) },
  ] as Record<string, string>[])('are refused with 400 for %j', async (query) => {
    expect((await call(list, listJobs, { token, query })).status).toBe(400)
  })
})

describe('a failed job', () => {
  it('is queued with one message when two admins retry it', async () => {
    const id = await aJob('failed')
    await putAll([{ ...COUNTS_KEY, pending: 0, failed: 1 }])
    const answers = await Promise.all([again(id), again(id), again(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(Job.parse(done?.json)).toMatchObject({ id, state: 'pending', reason: null })
    expect(await takeBodies(workQueues['write-article'].url)).toEqual([{ clusterId: id }])
    expect(await stored(COUNTS_KEY)).toMatchObject({ pending: 1, failed: 0 })
  })

  it.each(['pending', 'processing', 'completed'] as const)(
    'is refused with 409 while %s',
    async (state) => {
      const id = await aJob(state)
      expect(await again(id)).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('nicht fehlgeschlagen') as string },
      })
      expect(await takeBodies(workQueues['write-article'].url)).toEqual([])
    },
  )

  it('is refused with 404 when it does not exist', async () => {
    expect((await again('0'.repeat(32))).status).toBe(404)
  })
})
