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
/** Of SQS, and of SNS, which writes into its queues. */
export const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })

// Import what uses this before anything that makes a queue client or reads the environment.
process.env['AWS_ENDPOINT_URL_SQS'] = endpoint

export const sqs = new SQSClient({})

export const createQueue = async (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { QueueUrl = '' } = await sqs.send(
    new CreateQueueCommand({ QueueName: name, Attributes: { ...attributes } }),
  )
  // The engine returns a host name that does not resolve.
  return new URL(new URL(QueueUrl).pathname, endpoint).href
}

/** Receives and deletes all messages of a queue. Returns their bodies. */
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

export const closeQueues = (): Promise<void> => app.close()
