import {
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { buildApp } from 'fauxqs'

interface Engine {
  readonly listen: (where: { host: string; port: number }) => Promise<string>
  readonly close: () => Promise<void>
}

const app = buildApp({ logger: false }) as unknown as Engine
const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })

// Import this file before anything that makes a queue client or reads the environment.
process.env['AWS_ENDPOINT_URL_SQS'] = endpoint

const sqs = new SQSClient({})

const create = async (name: string): Promise<string> => {
  const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: name }))
  // The engine names a host of its own that resolves nowhere.
  return new URL(new URL(QueueUrl).pathname, endpoint).href
}

export const queues = { first: await create('first'), second: await create('second') }

/** Takes everything off a queue. */
export const takeAll = async (queueUrl: string): Promise<string[]> => {
  const bodies: string[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    )
    if (Messages.length === 0) return bodies
    bodies.push(...Messages.map(({ Body = '' }) => Body))
    await sqs.send(
      new DeleteMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: Messages.map(({ ReceiptHandle }, n) => ({ Id: String(n), ReceiptHandle })),
      }),
    )
  }
}

export const closeQueues = () => app.close()

process.env['EFFECT_ROUTES'] = JSON.stringify({
  queues: [queues.first, queues.second, queues.second.replace('second', 'nowhere')],
  events: { 'Post.created': [0], 'Post.changed': [0, 1], 'Post.removed': [0, 2] },
})
