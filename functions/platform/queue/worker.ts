import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import { log } from '../runtime/logger.ts'

export interface Delivery {
  /** 1 for the first delivery of this message; after the fifth it goes to the dead letters. */
  readonly tries: number
}

/** How often a queue delivers a message before it gives up on it. */
export const MAX_TRIES = 5

/**
 * The handler of a worker's queue. What throws goes back alone, and after its last try to the dead letters.
 * A message that is none of `schema` fails, too, and ends there, where admins can read it.
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
