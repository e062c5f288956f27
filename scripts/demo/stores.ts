import { setTimeout as sleep } from 'node:timers/promises'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { BatchWriteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { inParallel } from './in-parallel.ts'

export type Item = Readonly<Record<string, unknown>>

const BATCH = 25
const BATCHES_AT_ONCE = 4
const RETRY_MS = 50

const writeBatch = async (items: readonly Item[]): Promise<void> => {
  let pending = items.map((item) => ({ PutRequest: { Item: { ...item } } }))
  while (pending.length > 0) {
    const command = new BatchWriteCommand({ RequestItems: { [env.tableName]: pending } })
    const { UnprocessedItems } = await db.send(command)
    pending = (UnprocessedItems?.[env.tableName] ?? []) as typeof pending
    if (pending.length > 0) await sleep(RETRY_MS)
  }
}

/** Writes in batches, in no particular order. */
export const writeAll = async (items: readonly Item[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
  await inParallel(batches, BATCHES_AT_ONCE, writeBatch)
}

export const writeOne = async (item: Item): Promise<void> => {
  await db.send(new PutCommand({ TableName: env.tableName, Item: { ...item } }))
}

export const readOne = async (key: Item): Promise<Item | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: { ...key }, ConsistentRead: true }),
  )
  return Item
}

/** Whether no item has this partition key. */
export const isPartitionEmpty = async (partition: string): Promise<boolean> => {
  const { Count } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      Limit: 1,
    }),
  )
  return Count === 0
}

const s3 = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })

export const upload = async (key: string, contentType: string, bytes: Buffer): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env.mediaBucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      ContentDisposition: 'inline',
      CacheControl: 'public, max-age=604800, s-maxage=3600',
    }),
  )
}
