import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { Disk } from '../state/disk.ts'
import { untilRoom } from '../state/disk-watch.ts'
import { reportedFailures, type EventSourceMapping } from './mapping.ts'
import { pause, unlessAborted } from './until-aborted.ts'

const MAX_RECEIVED = 10
const WAIT_SECONDS = 20
/** On AWS a failed message waits for its visibility time-out. Not 0, because the engine then loses the receive count. */
const RETRY_SECONDS = 1

export interface QueueSourceOptions {
  readonly mapping: EventSourceMapping
  readonly queueUrl: string
  readonly region: string
  /** Calls with the role of the function. */
  readonly sqs: SQSClient
  /** Shortens the wait of failed messages, which on AWS needs no permission because nobody does it. */
  readonly admin: SQSClient
  readonly invoke: (event: string) => Promise<string>
  /** Messages wait while it is full, because each attempt counts. */
  readonly disk: Disk
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/** Passes the messages of a queue to a function, several batches at once, until `signal` aborts. */
export const runQueueSource = async (options: QueueSourceOptions): Promise<void> => {
  const { mapping, signal } = options
  const running = new Set<Promise<void>>()
  const onError = unlessAborted(signal, `Reading ${options.queueUrl}`, options.onError)
  while (!signal.aborted) {
    try {
      await untilRoom(options.disk, signal)
      const messages = await receive(options)
      if (messages.length === 0) continue
      const batch = deliver(options, messages)
        .catch(onError)
        .finally(() => running.delete(batch))
      running.add(batch)
      if (running.size >= mapping.concurrency) await Promise.race(running)
    } catch (error) {
      onError(error)
      await pause(1000, signal)
    }
  }
  await Promise.all(running)
}

const receive = async ({ sqs, queueUrl, mapping, signal }: QueueSourceOptions) => {
  const command = new ReceiveMessageCommand({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: Math.min(mapping.batchSize, MAX_RECEIVED),
    WaitTimeSeconds: WAIT_SECONDS,
    MessageSystemAttributeNames: ['All'],
    MessageAttributeNames: ['All'],
  })
  const { Messages } = await sqs.send(command, { abortSignal: signal })
  return Messages ?? []
}

const deliver = async (options: QueueSourceOptions, messages: readonly Message[]) => {
  const failed = await failedIds(options, messages)
  const isFailed = ({ MessageId }: Message) => failed.has(MessageId ?? '')
  await settle(
    options,
    messages.filter((message) => !isFailed(message)),
    messages.filter(isFailed),
  )
}

const failedIds = async (
  { mapping, invoke, region }: QueueSourceOptions,
  messages: readonly Message[],
): Promise<ReadonlySet<string>> => {
  const all = messages.map(({ MessageId }) => MessageId ?? '')
  try {
    const records = messages.map((message) => toRecord(message, mapping.sourceArn, region))
    const failures = reportedFailures(mapping, await invoke(JSON.stringify({ Records: records })))
    return new Set(failures.every((id) => all.includes(id)) ? failures : all)
  } catch {
    return new Set(all)
  }
}

const settle = async (
  { sqs, admin, queueUrl }: QueueSourceOptions,
  done: readonly Message[],
  failed: readonly Message[],
) => {
  const entry = ({ ReceiptHandle }: Message, index: number) => ({
    Id: String(index),
    ReceiptHandle,
  })
  if (done.length > 0)
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries: done.map(entry) }))
  if (failed.length === 0) return
  const Entries = failed.map((message, index) => ({
    ...entry(message, index),
    VisibilityTimeout: RETRY_SECONDS,
  }))
  await admin.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: queueUrl, Entries }))
}

const toRecord = (message: Message, eventSourceARN: string, awsRegion: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes ?? {},
  messageAttributes: message.MessageAttributes ?? {},
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN,
  awsRegion,
})
