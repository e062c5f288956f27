import type { DynamoDBRecord, StreamRecord } from 'aws-lambda'
import type { EventMessage } from './domain-event.ts'
import { plainItem } from './plain.ts'

const CHANGE = { INSERT: 'created', MODIFY: 'changed', REMOVE: 'removed' } as const

const MS = 1000

const imagesOf = ({ OldImage, NewImage }: StreamRecord) => ({
  before: OldImage ? plainItem(OldImage) : null,
  after: NewImage ? plainItem(NewImage) : null,
})

const keysOf = ({ Keys = {} }: StreamRecord) => ({
  PK: Keys['PK']?.S ?? '',
  SK: Keys['SK']?.S ?? '',
})

/** The domain event of a change of the table; null for items without an entity. */
export const toMessage = (record: DynamoDBRecord): EventMessage | null => {
  const { eventID = '', eventName, dynamodb } = record
  if (!eventName || !dynamodb) return null
  const images = imagesOf(dynamodb)
  const entity = (images.after ?? images.before)?.['entity']
  if (typeof entity !== 'string') return null
  return {
    id: eventID,
    name: `${entity}.${CHANGE[eventName]}`,
    at: (dynamodb.ApproximateCreationDateTime ?? 0) * MS,
    keys: keysOf(dynamodb),
    ...images,
  }
}
