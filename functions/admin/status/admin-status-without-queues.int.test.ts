// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import '#testing/broken-queues.ts'
import { expect, it } from 'vitest'
import { adminStatus, AdminStatus } from '#shared/api/pipeline.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './admin-status.ts'

it(
  'answers in time without figures when the queues do not answer, refuse or fail',
  { tags: ['measure'] },
  async () => {
    const { token } = await aMember({ role: 'admin' })
    const start = performance.now()
    const answer = await call(handler, adminStatus, { token })
    expect(performance.now() - start).toBeLessThan(2500)
    expect(answer.status).toBe(200)
    const none = { waiting: null, inFlight: null, deadLetters: null }
    expect(AdminStatus.parse(answer.json).queues).toEqual([
      { queue: 'read-source', ...none },
      { queue: 'gather-clusters', ...none },
      { queue: 'write-article', ...none },
    ])
  },
)
