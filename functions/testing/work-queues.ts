import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { withGrantsOf } from './grants.ts'
import { createQueue, sqs } from './sqs-engine.ts'
import { recordSuccess } from './usage.ts'

const WORKERS = [
  'read-source',
  'gather-clusters',
  'write-article',
  'expire-photo',
  'send-push',
  'push-due',
  'fan-out-push',
  'erase-member',
  'export-data',
] as const
export type WorkerName = (typeof WORKERS)[number]

const MAX_TRIES = 5

const withDeadLetters = async (name: string) => {
  const failedUrl = await createQueue(`${name}-failed`)
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: failedUrl, AttributeNames: ['QueueArn'] }),
  )
  const RedrivePolicy = JSON.stringify({
    deadLetterTargetArn: Attributes?.QueueArn,
    maxReceiveCount: MAX_TRIES,
  })
  const url = await createQueue(name, { RedrivePolicy, VisibilityTimeout: '0' })
  return [name, { url, failedUrl }] as const
}

/** The queues of the pipeline's workers with their dead letters; a failed message is visible again at once. */
export const workQueues = Object.fromEntries(
  await Promise.all(WORKERS.map(withDeadLetters)),
) as Record<WorkerName, { url: string; failedUrl: string }>

const queueUrls = () => Object.values(workQueues).flatMap(({ url, failedUrl }) => [url, failedUrl])

// Import this file before anything that reads the environment.
process.env['QUEUES'] = JSON.stringify(workQueues)

/** Deletes every message, also those in flight. */
export const purgeQueues = async (): Promise<void> => {
  await Promise.all(queueUrls().map((QueueUrl) => sqs.send(new PurgeQueueCommand({ QueueUrl }))))
}

type Handler = (event: SQSEvent) => Promise<SQSBatchResponse>

const receive = async (queueUrl: string, most: number) => {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: most,
      MessageSystemAttributeNames: ['All'],
      VisibilityTimeout: 30,
    }),
  )
  return Messages
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Receives and deletes all messages of a queue. Returns their bodies, parsed where they are JSON. */
export const takeBodies = async (queueUrl: string): Promise<unknown[]> => {
  const bodies: unknown[] = []
  for (;;) {
    const messages = await receive(queueUrl, 10)
    if (messages.length === 0) return bodies
    for (const { Body = '', ReceiptHandle } of messages) {
      bodies.push(parsed(Body))
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }))
    }
  }
}

/** Empties all queues and dead-letter queues. */
export const emptyQueues = async (): Promise<void> => {
  await Promise.all(queueUrls().map(takeBodies))
}

/** Sends a raw body, which need not be a valid message. */
export const sendRaw = async (queueUrl: string, MessageBody: string): Promise<void> => {
  await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }))
}

/** Delivers the messages of the queue to the handler once, like Lambda. Returns the number of handled messages. */
export const workOnce = async (name: WorkerName, handler: unknown, most = 10): Promise<number> => {
  const { url } = workQueues[name]
  const messages = await receive(url, most)
  if (messages.length === 0) return 0
  const Records = messages.map(({ MessageId = '', Body = '', ReceiptHandle = '', Attributes }) => ({
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    attributes: { ApproximateReceiveCount: '1', ...Attributes },
    messageAttributes: {},
  }))
  const event = { Records } as unknown as SQSEvent
  const { batchItemFailures } = await withGrantsOf(name, () => (handler as Handler)(event))
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  const handled = Records.filter(({ messageId }) => !failed.has(messageId))
  for (const { receiptHandle } of handled)
    await sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: receiptHandle }))
  for (const { messageId, receiptHandle } of Records) {
    if (!failed.has(messageId)) continue
    await sqs.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: url,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: 0,
      }),
    )
  }
  if (handled.length > 0) recordSuccess(name)
  return handled.length
}

/** Delivers until no more message succeeds. Returns the number of handled messages. */
export const workOff = async (name: WorkerName, handler: unknown): Promise<number> => {
  let handled = 0
  for (;;) {
    const now = await workOnce(name, handler)
    if (now === 0) return handled
    handled += now
  }
}
