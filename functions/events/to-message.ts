import type { DynamoDBRecord } from 'aws-lambda'
import type { EventMessage } from './domain-event.ts'
import { plainItem } from './plain.ts'

const CHANGE = { INSERT: 'created', MODIFY: 'changed', REMOVE: 'removed' } as const

const MS = 1000

/** The domain event that a change of the table is; null for items that are no entity. */
export const toMessage = ({
  eventID = '',
  eventName,
  dynamodb,
}: DynamoDBRecord): EventMessage | null => {
  if (!eventName || !dynamodb) return null
  const { NewImage, OldImage, Keys, ApproximateCreationDateTime = 0 } = dynamodb
  const after = NewImage ? plainItem(NewImage) : null
  const before = OldImage ? plainItem(OldImage) : null
  const entity = after?.['entity'] ?? before?.['entity']
  if (typeof entity !== 'string') return null
  return {
    id: eventID,
    name: `${entity}.${CHANGE[eventName]}`,
    at: ApproximateCreationDateTime * MS,
    keys: { PK: Keys?.['PK']?.S ?? '', SK: Keys?.['SK']?.S ?? '' },
    before,
    after,
  }
}
