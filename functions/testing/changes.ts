import { randomUUID } from 'node:crypto'
import type { AttributeValue, DynamoDBRecord, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { toMessage } from '../events/to-message.ts'
import type { Stored } from '#platform/table/index.ts'
import { withGrantsOf } from './grants.ts'
import { stored } from './stored.ts'
import { recordSuccess } from './usage.ts'

type Image = Record<string, AttributeValue>

const MS = 1000

const attribute = (value: unknown): AttributeValue => {
  if (value === null) return { NULL: true }
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value instanceof Set) return { SS: [...value] as string[] }
  if (Array.isArray(value)) return { L: value.map(attribute) }
  return { M: image(value as object) }
}

const image = (item: object): Image =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, attribute(value)]),
  )

const kindOf = (before: object | null, after: object | null) => {
  if (!before) return 'INSERT'
  return after ? 'MODIFY' : 'REMOVE'
}

let sequence = 0

/** The record that the table stream holds for this change of an item. */
export const changeRecord = (before: Stored | null, after: Stored | null): DynamoDBRecord => {
  const { PK = '', SK = '' } = after ?? before ?? {}
  return {
    eventID: randomUUID(),
    eventName: kindOf(before, after),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-central-1',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / MS),
      Keys: image({ PK, SK }),
      ...(before ? { OldImage: image(before) } : {}),
      ...(after ? { NewImage: image(after) } : {}),
      SequenceNumber: String(++sequence).padStart(21, '1'),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  }
}

/** The stream record for what `work` changes at `key`; null when nothing changed. */
export const changeBy = async (
  key: Stored,
  work: () => Promise<unknown>,
): Promise<DynamoDBRecord | null> => {
  const before = await stored(key)
  await work()
  const after = await stored(key)
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  return changeRecord(before, after)
}

const sqsEvent = (bodies: readonly string[]): SQSEvent => ({
  Records: bodies.map((body) => ({
    messageId: randomUUID(),
    receiptHandle: '',
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: 'eu-central-1',
  })),
})

type EffectHandler = (event: SQSEvent) => Promise<SQSBatchResponse>

/** Delivers message bodies to an effect like its queue. */
export const deliverBodies = (handler: EffectHandler, ...bodies: string[]) =>
  handler(sqsEvent(bodies))

/** Delivers changes to the effect of this name like its queue, with its grants only. */
export const deliverTo =
  (name: string, handler: EffectHandler) =>
  async (...records: DynamoDBRecord[]): Promise<void> => {
    const bodies = records.map((record) => JSON.stringify(toMessage(record)))
    const { batchItemFailures } = await withGrantsOf(name, () => deliverBodies(handler, ...bodies))
    if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} failed`)
    recordSuccess(name)
  }
