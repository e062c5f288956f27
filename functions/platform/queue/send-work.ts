import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { env } from '../runtime/env.ts'
import { ApiError } from '../runtime/errors.ts'

const BATCH = 10

let client: SQSClient | undefined

// Made at first use, so that bundles that never send do not contain it.
const sqs = (): SQSClient => (client ??= new SQSClient({}))

/** The URLs of a worker's queue and dead-letter queue; the access of the function must name the worker. */
export const requireQueue = (
  worker: string,
): { readonly url: string; readonly failedUrl: string } => {
  const queue = env.queues[worker]
  if (!queue) throw new Error(`The access of this function names no queue of ${worker}.`)
  return queue
}

interface SendOptions {
  /** How long the queue hides the messages; at most 900. */
  readonly delaySeconds?: number
}

/**
 * Sends messages to a worker's queue, ten at a time.
 * @throws ApiError unavailable when one was not accepted. Others may have been, so sending again must be harmless
 */
export const sendWork = async (
  worker: string,
  messages: readonly object[],
  { delaySeconds }: SendOptions = {},
): Promise<void> => {
  const { url } = requireQueue(worker)
  for (let start = 0; start < messages.length; start += BATCH) {
    const { Failed = [] } = await sqs().send(
      new SendMessageBatchCommand({
        QueueUrl: url,
        Entries: messages.slice(start, start + BATCH).map((message, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        })),
      }),
    )
    if (Failed.length > 0) throw new ApiError('unavailable', undefined, 1)
  }
}
