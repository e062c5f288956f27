import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { log } from '../platform/logger.ts'
import { EventMessage, type DomainEvent } from './domain-event.ts'

const parse = <Item>(body: string): DomainEvent<Item> =>
  EventMessage.parse(JSON.parse(body)) as DomainEvent<Item>

/**
 * The handler of an effect's queue. What fails goes back alone, and after its last try to the dead letters.
 * One after the other, because the events of a batch often meet on the same item.
 */
export const effect =
  <Item>(handle: (event: DomainEvent<Item>) => Promise<void>) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { body, messageId } of Records) {
      try {
        await handle(parse<Item>(body))
      } catch (error) {
        log.error('effect failed', error, { messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  }
