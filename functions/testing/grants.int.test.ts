import { CopyObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { bucket, s3 } from '../uploads/media-bucket.ts'
import { accessOf, withGrantsOf as recordingGrantsOf } from './grants.ts'

/** Does not count as usage of the run. */
const withGrantsOf = (name: string, work: () => Promise<unknown>) =>
  recordingGrantsOf(name, work, () => undefined)

const TableName = env.tableName
const Key = { PK: 'NOBODY', SK: 'NOBODY' }

test('allows a granted command', async () => {
  await withGrantsOf('logout', () => db.call('GetItem', { TableName, Key }))
})

test('fails on a command that is not granted', async () => {
  const read = {
    TableName,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': 'NOBODY' },
  }
  await expect(withGrantsOf('logout', () => db.call('Query', read))).rejects.toThrow(
    'The access of logout does not grant: dynamodb:Query on table/product (NOBODY).',
  )
})

test('fails on a part of a transaction that is not granted', async () => {
  const write = {
    TransactItems: [
      { Delete: { TableName, Key } },
      { Put: { TableName, Item: { ...Key, SK: '2' } } },
    ],
  }
  await expect(withGrantsOf('logout', () => db.call('TransactWriteItems', write))).rejects.toThrow(
    'grant: dynamodb:PutItem on table/product (NOBODY).',
  )
})

test('fails on an index that is not granted', async () => {
  const read = {
    TableName,
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :pk',
    ExpressionAttributeValues: { ':pk': 'NOBODY' },
  }
  await expect(withGrantsOf('listPosts', () => db.call('Query', read))).rejects.toThrow(
    'grant: dynamodb:Query on table/product/index/GSI1',
  )
})

test('fails on objects outside the prefixes, on both sides of a copy', async () => {
  const copy = new CopyObjectCommand({
    Bucket: bucket(),
    CopySource: `${bucket()}/secret/a`,
    Key: 'media/elsewhere/a',
  })
  const copying = withGrantsOf('createPost', () => s3.send(copy).catch(() => undefined))
  await expect(copying).rejects.toThrow(
    's3:GetObject on media/secret/a, s3:PutObject on media/media/elsewhere/a',
  )
})

test('checks the grants of effects too', async () => {
  await expect(
    withGrantsOf('delete-media', () => db.call('DeleteItem', { TableName, Key })),
  ).rejects.toThrow('DeleteItem')
})

test('fails on a partition key outside the granted ones', async () => {
  await expect(
    withGrantsOf('confirmNewsletter', () => db.call('GetItem', { TableName, Key })),
  ).rejects.toThrow('(NOBODY)')
})

test('names the partition keys of every call without a session', () => {
  const all: readonly Contract[] = contracts
  const open = all.filter(({ caller }) => caller === 'public')
  const boundless = open.filter(({ id }) => {
    const { table = [], keys } = accessOf(id)
    return table.length > 0 && keys === undefined
  })
  expect(boundless.map(({ id }) => id)).toEqual([])
})
