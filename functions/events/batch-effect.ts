import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from '#platform/runtime/logger.ts'
import { EventMessage, type DomainEvent } from './domain-event.ts'

const parse = <Item>({ body, messageId }: SQSRecord): DomainEvent<Item> | undefined => {
  try {
    return EventMessage.parse(JSON.parse(body)) as DomainEvent<Item>
  } catch (error) {
    log.error('effect failed', error, { messageId })
    return undefined
  }
}

const failuresOf = (records: readonly SQSRecord[]): SQSBatchResponse => ({
  batchItemFailures: records.map(({ messageId }) => ({ itemIdentifier: messageId })),
})

/**
 * The handler of an effect's queue that handles the events of a batch together. When that fails, all of them return
 * to the queue.
 */
export const batchEffect =
  <Item>(handle: (events: readonly DomainEvent<Item>[]) => Promise<void>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const parsed = Records.map((record) => ({ record, event: parse<Item>(record) }))
    try {
      await handle(parsed.flatMap(({ event }) => event ?? []))
    } catch (error) {
      log.error('effect failed', error, { events: Records.length })
      return failuresOf(Records)
    }
    return failuresOf(parsed.flatMap(({ record, event }) => (event ? [] : [record])))
  }
