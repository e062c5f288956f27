import { emptyQueues, sendRaw, takeBodies, workQueues } from '#testing/work-queues.ts'
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  listDeadLetters,
  redriveDeadLetters,
  type DeadLetter,
  type QueueName,
} from '#shared/api/pipeline.ts'
import { env } from '#platform/runtime/env.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { redrive as redriveUntil } from './dead-letter.queue.ts'
import { handler as list } from './list-dead-letters.ts'
import { handler as redrive } from './redrive-dead-letters.ts'

const { token } = await aMember({ role: 'admin' })

const listed = async (): Promise<readonly DeadLetter[]> => {
  const answer = await call(list, listDeadLetters, { token })
  expect(answer.status).toBe(200)
  return answer.json
}

const sendAgain = async (queue: QueueName): Promise<number> => {
  const answer = await call(redrive, redriveDeadLetters, { token, params: { queue } })
  expect(answer.status).toBe(200)
  return (answer.json as { sent: number }).sent
}

const sqs = new SQSClient({})

/** Receives it once too often, like a worker that always fails. */
const failForGood = async (queue: QueueName): Promise<void> => {
  for (let tries = 0; tries < 6; tries++) {
    await sqs.send(new ReceiveMessageCommand({ QueueUrl: workQueues[queue].url }))
  }
}

beforeEach(emptyQueues)

describe('dead letters', () => {
  it('are listed with their content, also repeatedly', async () => {
    await sendRaw(workQueues['write-article'].url, '{"clusterId":"a"}')
    await sendRaw(workQueues['read-source'].url, 'no JSON <script>')
    await failForGood('write-article')
    await failForGood('read-source')
    const first = await listed()
    expect(first.map(({ queue, body }) => [queue, body])).toEqual([
      ['read-source', 'no JSON <script>'],
      ['write-article', '{"clusterId":"a"}'],
    ])
    expect(first[0]?.received).toBeGreaterThan(5)
    expect(Date.now() - Date.parse(first[0]?.sentAt ?? '')).toBeLessThan(60_000)
    expect((await listed()).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  })

  it('are truncated when they are long', async () => {
    await sendRaw(workQueues['read-source'].failedUrl, 'x'.repeat(100_000))
    expect((await listed())[0]?.body).toHaveLength(2000)
  })

  it('are all moved back to their own queue', async () => {
    const { url, failedUrl } = workQueues['write-article']
    const bodies = Array.from({ length: 23 }, (_, clusterId) => ({ clusterId }))
    for (const body of bodies) await sendRaw(failedUrl, JSON.stringify(body))
    await sendRaw(workQueues['read-source'].failedUrl, '{}')
    expect(await sendAgain('write-article')).toBe(23)
    expect(await takeBodies(url)).toHaveLength(23)
    expect((await listed()).map(({ queue }) => queue)).toEqual(['read-source'])
    expect(await sendAgain('write-article')).toBe(0)
    expect(await sendAgain('read-source')).toBe(1)
  })

  it('are moved once when two admins redrive them at once', async () => {
    const { url, failedUrl } = workQueues['gather-clusters']
    for (let count = 0; count < 12; count++) await sendRaw(failedUrl, `{"n":${count}}`)
    const sent = await Promise.all([sendAgain('gather-clusters'), sendAgain('gather-clusters')])
    expect(sent[0] + sent[1]).toBe(12)
    expect(await takeBodies(url)).toHaveLength(12)
  })

  it('are each sent once when they fail again meanwhile', async () => {
    const { failedUrl } = workQueues['read-source']
    for (let count = 0; count < 12; count++) await sendRaw(failedUrl, `{"n":${count}}`)
    // Every sent message becomes a dead letter again at once.
    env.queues['read-source'] = { url: failedUrl, failedUrl }
    try {
      expect(await redriveUntil('read-source', Date.now() + 6000)).toBe(12)
    } finally {
      env.queues['read-source'] = workQueues['read-source']
    }
  })

  it('are refused with an error for an unknown queue', async () => {
    const answer = await call(redrive, redriveDeadLetters, { token, params: { queue: 'orders' } })
    expect(answer.status).toBe(400)
  })
})
