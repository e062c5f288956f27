import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs'
import type { DeadLetter, QueueName } from '#shared/api/pipeline.ts'
import { now } from '#platform/runtime/clock.ts'
import { queueOf } from '#platform/queue/send-work.ts'

const BATCH = 10
/** A short wait has SQS ask all of its servers; without one it may overlook messages. */
const LOOK_SECONDS = 1
/** While they are sent again nobody else gets them; if that fails, they are back after this. */
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
      QueueUrl: queueOf(queue).failedUrl,
      MaxNumberOfMessages: BATCH,
      MessageSystemAttributeNames: ['SentTimestamp', 'ApproximateReceiveCount'],
      VisibilityTimeout: holdSeconds,
      WaitTimeSeconds: LOOK_SECONDS,
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

/** Looks at a few without hiding them from anybody. */
export const peek = async (queue: QueueName): Promise<DeadLetter[]> => {
  const byId = new Map((await receive(queue, 0)).map((message) => [message.MessageId, message]))
  return [...byId.values()].map((message) => toDeadLetter(queue, message))
}

const withIds = (messages: readonly Message[]) =>
  messages.map((message, index) => ({ id: String(index), message }))

const send = async (queue: QueueName, messages: readonly Message[]) => {
  const { Successful = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: queueOf(queue).url,
      Entries: withIds(messages).map(({ id, message }) => ({ Id: id, MessageBody: message.Body })),
    }),
  )
  return Successful
}

const remove = async (queue: QueueName, messages: readonly Message[]): Promise<void> => {
  await sqs.send(
    new DeleteMessageBatchCommand({
      QueueUrl: queueOf(queue).failedUrl,
      Entries: withIds(messages).map(({ id, message }) => ({
        Id: id,
        ReceiptHandle: message.ReceiptHandle,
      })),
    }),
  )
}

/**
 * Sends dead letters again until none is left, time is up, or one comes back that was sent before: that one failed
 * again. Sent first and deleted then, so that a crash in between doubles a message and loses none.
 */
export const redrive = async (queue: QueueName, until: number): Promise<number> => {
  const mine = new Set<string | undefined>()
  let sent = 0
  while (now() < until) {
    const messages = await receive(queue, HOLD_SECONDS)
    const fresh = messages.filter(({ MessageId }) => !mine.has(MessageId))
    if (fresh.length === 0) return sent
    const taken = await send(queue, fresh)
    await remove(
      queue,
      fresh.filter((_, index) => taken.some(({ Id }) => Id === String(index))),
    )
    for (const { MessageId } of taken) mine.add(MessageId)
    sent += taken.length
    if (taken.length < messages.length) return sent
  }
  return sent
}
