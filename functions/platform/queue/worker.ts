import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import { log } from '../runtime/logger.ts'

export interface Delivery {
  /** 1 for the first delivery of this message; after the fifth it moves to the dead-letter queue. */
  readonly tries: number
}

/** How often a queue delivers a message before it gives up on it. */
export const MAX_TRIES = 5

interface WorkerOptions {
  /** For messages that mostly wait for others, and do not change the same items. */
  readonly parallel?: boolean
}

/**
 * The handler of a worker's queue. Only failed messages return to it; after the last try they are dead letters.
 * A message that violates `schema` fails, too, so that admins can read it there.
 */
export const worker =
  <S extends z.ZodMiniType>(
    schema: S,
    handle: (message: z.output<S>, delivery: Delivery) => Promise<void>,
    { parallel = false }: WorkerOptions = {},
  ) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    const handleOne = async ({ body, attributes, messageId }: SQSRecord): Promise<void> => {
      try {
        const message = schema.parse(JSON.parse(body))
        await handle(message, { tries: Number(attributes.ApproximateReceiveCount) })
      } catch (error) {
        log.error('work failed', error, { messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    if (parallel) await Promise.all(Records.map(handleOne))
    else for (const record of Records) await handleOne(record)
    return { batchItemFailures }
  }
