import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs'
import type { DeadLetter, QueueName } from '#shared/api/pipeline.ts'
import { now } from '#platform/runtime/clock.ts'
import { requireQueue } from '#platform/queue/send-work.ts'

const BATCH = 10
/** With long polling SQS queries all its servers; without it SQS can miss messages. */
const WAIT_SECONDS = 1
/** Hides messages from others while they are sent; after a failure they become visible again. */
const HOLD_SECONDS = 30
const SHOWN_CHARACTERS = 2000

const CONNECT_MS = 1000
const ANSWER_MS = 3000

const sqs = new SQSClient({
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    throwOnRequestTimeout: true,
  },
})

const receive = async (queue: QueueName, holdSeconds: number): Promise<Message[]> => {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: requireQueue(queue).failedUrl,
      MaxNumberOfMessages: BATCH,
      MessageSystemAttributeNames: ['SentTimestamp', 'ApproximateReceiveCount'],
      VisibilityTimeout: holdSeconds,
      WaitTimeSeconds: WAIT_SECONDS,
    }),
  )
  return Messages
}

const toDeadLetter = (queue: QueueName, { MessageId, Body, Attributes }: Message): DeadLetter => {
  const sentAt = Number(Attributes?.SentTimestamp)
  return {
    id: MessageId ?? '',
    queue,
    body: (Body ?? '').slice(0, SHOWN_CHARACTERS),
    sentAt: sentAt > 0 ? new Date(sentAt).toISOString() : null,
    received: Number(Attributes?.ApproximateReceiveCount ?? 0),
  }
}

/** Reads up to ten dead letters without hiding them. */
export const peek = async (queue: QueueName): Promise<DeadLetter[]> => {
  const byId = new Map((await receive(queue, 0)).map((message) => [message.MessageId, message]))
  return [...byId.values()].map((message) => toDeadLetter(queue, message))
}

const withIds = (messages: readonly Message[]) =>
  messages.map((message, index) => ({ id: String(index), message }))

const send = async (queue: QueueName, messages: readonly Message[]) => {
  const { Successful = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: requireQueue(queue).url,
      Entries: withIds(messages).map(({ id, message }) => ({ Id: id, MessageBody: message.Body })),
    }),
  )
  return Successful
}

const remove = async (queue: QueueName, messages: readonly Message[]): Promise<void> => {
  await sqs.send(
    new DeleteMessageBatchCommand({
      QueueUrl: requireQueue(queue).failedUrl,
      Entries: withIds(messages).map(({ id, message }) => ({
        Id: id,
        ReceiptHandle: message.ReceiptHandle,
      })),
    }),
  )
}

/**
 * Sends dead letters to their queue until none is left, the time is up, or only messages come that failed again.
 * Sends before it deletes, so that a crash repeats a message but loses none. Returns the number of sent messages.
 */
export const redrive = async (queue: QueueName, until: number): Promise<number> => {
  const redriven = new Set<string | undefined>()
  let sent = 0
  while (now() < until) {
    const messages = await receive(queue, HOLD_SECONDS)
    const fresh = messages.filter(({ MessageId }) => !redriven.has(MessageId))
    if (fresh.length === 0) return sent
    const taken = await send(queue, fresh)
    await remove(
      queue,
      fresh.filter((_, index) => taken.some(({ Id }) => Id === String(index))),
    )
    for (const { MessageId } of taken) redriven.add(MessageId)
    sent += taken.length
    if (taken.length < messages.length) return sent
  }
  return sent
}
