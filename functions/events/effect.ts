import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from '#platform/runtime/logger.ts'
import { EventMessage, type DomainEvent } from './domain-event.ts'

type Handle<Item> = (event: DomainEvent<Item>) => Promise<void>

const handleOne = async <Item>(
  { body, messageId }: SQSRecord,
  handle: Handle<Item>,
): Promise<boolean> => {
  let event: DomainEvent<Item> | undefined
  try {
    event = EventMessage.parse(JSON.parse(body)) as DomainEvent<Item>
    await handle(event)
    return true
  } catch (error) {
    log.error('effect failed', error, { messageId, eventId: event?.id, event: event?.name })
    return false
  }
}

/**
 * The handler of an effect's queue. Only failed messages return to the queue; after the last try they are dead letters.
 * Events run one after the other, because those of a batch often change the same item.
 */
export const effect =
  <Item>(handle: Handle<Item>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of Records) {
      if (await handleOne(record, handle)) continue
      batchItemFailures.push({ itemIdentifier: record.messageId })
    }
    return { batchItemFailures }
  }
