import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import { log } from '../runtime/logger.ts'

export interface Delivery {
  /** 1 for the first delivery of this message; after the fifth it moves to the dead-letter queue. */
  readonly tries: number
}

/** How often a queue delivers a message before it gives up on it. */
export const MAX_TRIES = 5

/**
 * The handler of a worker's queue. Only failed messages return to it; after the last try they are dead letters.
 * A message that violates `schema` fails, too, so that admins can read it there.
 */
export const worker =
  <S extends z.ZodMiniType>(
    schema: S,
    handle: (message: z.output<S>, delivery: Delivery) => Promise<void>,
  ) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const handleOne = async ({ body, attributes }: SQSRecord): Promise<void> => {
      const message = schema.parse(JSON.parse(body))
      await handle(message, { tries: Number(attributes.ApproximateReceiveCount) })
    }
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of Records) {
      try {
        await handleOne(record)
      } catch (error) {
        log.error('work failed', error, { messageId: record.messageId })
        batchItemFailures.push({ itemIdentifier: record.messageId })
      }
    }
    return { batchItemFailures }
  }
