import { queues } from '#testing/queues.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { DynamoDBRecord } from 'aws-lambda'
import { changeRecord } from '#testing/changes.ts'
import { closeQueues, takeAll } from '#testing/sqs-engine.ts'
import { handler } from './dispatch.ts'
import { EventMessage } from './domain-event.ts'

const post = (n: number, text = 'Laut.') => ({
  PK: 'FEED',
  SK: `${n}#A`,
  entity: 'Post',
  content: text,
})

const created = (n: number, text?: string) => changeRecord(null, post(n, text))
const changed = (n: number) => changeRecord(post(n), post(n, 'Lauter.'))
const removed = (n: number) => changeRecord(post(n), null)

const namesOn = async (queueUrl: string): Promise<string[]> => {
  const events = (await takeAll(queueUrl)).map((body) => EventMessage.parse(JSON.parse(body)))
  return events.map(({ name, keys }) => `${name} ${keys.SK}`).sort()
}

const sequenceOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber

beforeEach(async () => {
  await Promise.all([takeAll(queues.first), takeAll(queues.second)])
})

afterAll(closeQueues)

describe('the dispatcher', () => {
  it('sends each change to exactly the queues that listen to it', async () => {
    const unknown = changeRecord(null, { ...post(9), entity: 'Weather' } as never)
    const plain = changeRecord(null, { PK: 'STATS#1', SK: 'STATS' })
    const { batchItemFailures } = await handler({
      Records: [created(1), changed(2), unknown, plain],
    })
    expect(batchItemFailures).toEqual([])
    expect(await namesOn(queues.first)).toEqual(['Post.changed 2#A', 'Post.created 1#A'])
    expect(await namesOn(queues.second)).toEqual(['Post.changed 2#A'])
  })

  it('sends the item before and after the change', async () => {
    await handler({ Records: [changed(1)] })
    const [body = ''] = await takeAll(queues.second)
    expect(JSON.parse(body)).toMatchObject({ before: post(1), after: post(1, 'Lauter.') })
  })

  it('sends a full batch of the longest posts', async () => {
    const long = '🤘'.repeat(2500)
    const Records = Array.from({ length: 100 }, (_, n) => created(n, long))
    expect((await handler({ Records })).batchItemFailures).toEqual([])
    expect(await namesOn(queues.first)).toHaveLength(100)
  })

  it('reports the first change that did not reach all its queues', async () => {
    const Records = [created(1), removed(2), created(3), removed(4)]
    const { batchItemFailures } = await handler({ Records })
    const failed = Records[1]
    expect(batchItemFailures).toEqual([{ itemIdentifier: failed && sequenceOf(failed) }])
    expect(await namesOn(queues.first)).toHaveLength(4)
  })

  it('reports no failure for an empty batch', async () => {
    expect(await handler({ Records: [] })).toEqual({ batchItemFailures: [] })
  })
})
