import '#testing/broken-queues.ts'
import { expect, it } from 'vitest'
import { listDeadLetters, redriveDeadLetters } from '#shared/api/pipeline.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler as list } from './list-dead-letters.ts'
import { handler as redrive } from './redrive-dead-letters.ts'

const { token } = await aMember({ role: 'admin' })

it.each(['gather-clusters', 'write-article'])(
  'returns a retryable error in German when %s does not answer',
  async (queue) => {
    const answer = await call(redrive, redriveDeadLetters, { token, params: { queue } })
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { code: 'unavailable' },
    })
  },
)

it('returns an error instead of an empty list when no queue answers', async () => {
  expect((await call(list, listDeadLetters, { token })).status).toBe(503)
})
