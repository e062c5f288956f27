import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { documents } from '#testing/document-client.ts'
import { env } from '../runtime/env.ts'
import { newId } from '../runtime/ids.ts'
import { db } from './table.ts'

const TableName = env.tableName

const COMMANDS = {
  BatchGetItem: BatchGetCommand,
  BatchWriteItem: BatchWriteCommand,
  DeleteItem: DeleteCommand,
  GetItem: GetCommand,
  PutItem: PutCommand,
  Query: QueryCommand,
  TransactWriteItems: TransactWriteCommand,
  UpdateItem: UpdateCommand,
} as const

type Operation = keyof typeof COMMANDS
type Result = Readonly<Record<string, unknown>>

const bySdk = async (operation: Operation, input: object): Promise<Result> => {
  const Command = COMMANDS[operation] as new (input: object) => GetCommand
  const { $metadata: _, ...output } = await documents.send(new Command(input))
  return output
}

const byGateway = (operation: Operation, input: object): Promise<Result> =>
  db.call(operation, input)

/** What the gateway's client and the SDK's make of the same calls. */
const bothOf = async <T>(
  work: (call: typeof bySdk) => Promise<T>,
): Promise<readonly [gateway: T, sdk: T]> => [await work(byGateway), await work(bySdk)]

const EVERY_TYPE = {
  text: 'Höllenlärm 🤘',
  empty: '',
  number: -1.5,
  large: 2n ** 64n,
  yes: true,
  nothing: null,
  bytes: new Uint8Array([0, 1, 255]),
  noBytes: new Uint8Array(),
  list: ['a', 1, [null], { deep: new Set(['x']) }],
  map: { Item: { S: 'not a type' } },
  texts: new Set(['a', 'b']),
  numbers: new Set([1, 2.5]),
  blobs: new Set([new Uint8Array([1]), new Uint8Array([2])]),
}

it('stores and reads every type of value as the SDK does, with every command', async () => {
  const [own, sdk] = await bothOf(async (call) => {
    const PK = `ORACLE#${newId()}`
    const a = { PK, SK: 'a' }
    const b = { PK, SK: 'b' }
    const results = [
      await call('PutItem', { TableName, Item: { ...a, ...EVERY_TYPE } }),
      await call('PutItem', { TableName, Item: { ...a, ...EVERY_TYPE }, ReturnValues: 'ALL_OLD' }),
      await call('GetItem', { TableName, Key: a, ConsistentRead: true }),
      await call('BatchWriteItem', {
        RequestItems: { [TableName]: [{ PutRequest: { Item: { ...b, ...EVERY_TYPE } } }] },
      }),
      await call('BatchGetItem', { RequestItems: { [TableName]: { Keys: [b] } } }),
      await call('UpdateItem', {
        TableName,
        Key: a,
        UpdateExpression: 'SET #large = #large + :one ADD numbers :more REMOVE bytes',
        ExpressionAttributeNames: { '#large': 'large' },
        ExpressionAttributeValues: { ':one': 1, ':more': new Set([3]) },
        ReturnValues: 'ALL_NEW',
      }),
      await call('TransactWriteItems', {
        TransactItems: [{ Put: { TableName, Item: b } }, { Delete: { TableName, Key: a } }],
      }),
      await call('Query', {
        TableName,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': PK },
        Limit: 1,
      }),
      await call('DeleteItem', { TableName, Key: b, ReturnValues: 'ALL_OLD' }),
    ]
    return JSON.parse(
      JSON.stringify(results, (_, value: unknown) =>
        typeof value === 'bigint'
          ? `${value}n`
          : value instanceof Set
            ? { set: [...value].map(String).toSorted() }
            : value === PK
              ? 'PK'
              : value,
      ),
    ) as unknown
  })
  expect(own).toEqual(sdk)
  expect(JSON.stringify(own)).toContain('18446744073709551617n')
})

/** What code can see of an error. */
const visible = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { CancellationReasons, Item, $fault, $metadata } = error as unknown as Result
  return {
    name: error.name,
    message: error.message,
    isConditionFailed: error instanceof ConditionalCheckFailedException,
    isCancelled: error instanceof TransactionCanceledException,
    CancellationReasons,
    Item,
    $fault,
    status: ($metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode,
  }
}

const Key = { PK: 'ORACLE', SK: 'refused' }
const absent = { ConditionExpression: 'attribute_exists(PK)' }

it.each([
  ['a failed condition', 'DeleteItem', { TableName, Key, ...absent }],
  [
    'a cancelled transaction',
    'TransactWriteItems',
    { TransactItems: [{ ConditionCheck: { TableName, Key, ...absent } }] },
  ],
  ['a table that does not exist', 'GetItem', { TableName: 'none', Key }],
  ['a malformed key', 'GetItem', { TableName, Key: { PK: 1 } }],
  ['a malformed expression', 'DeleteItem', { TableName, Key, ConditionExpression: '(' }],
] as const)('throws the error of the SDK for %s', async (_, operation, input) => {
  const errors = await bothOf((call) => call(operation, input).then(() => null, visible))
  expect(errors[0]).toMatchObject({ $fault: 'client', status: 400 })
  expect(errors[0]).toEqual(errors[1])
})

it('returns the current item with a failed condition as the SDK does', async () => {
  const item = { PK: `ORACLE#${newId()}`, SK: 'a', ...EVERY_TYPE }
  await db.call('PutItem', { TableName, Item: item })
  const refused = {
    TableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(PK)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }
  const [own, sdk] = await bothOf((call) => call('PutItem', refused).then(() => null, visible))
  expect(own).toEqual(sdk)
  expect(own).toMatchObject({
    Item: { bytes: { B: EVERY_TYPE.bytes }, blobs: { BS: [...EVERY_TYPE.blobs] } },
  })
})
