import { faults } from '#testing/fault-proxy.ts'
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newOracle } from '#testing/document-client.ts'
import { FAULT_CASES, type Outcome } from '#testing/fault-cases.ts'
import type { WireFault } from '#testing/wire-faults.ts'
import { env } from '../runtime/env.ts'
import { newId } from '../runtime/ids.ts'
import { isTransient } from '../runtime/transient.ts'
import type * as Table from './index.ts'
import { put, write, type Key } from './index.ts'

interface Operation {
  readonly gateway: (table: typeof Table, key: Key) => Promise<unknown>
  readonly oracle: (sdk: DynamoDBDocumentClient, key: Key) => Promise<unknown>
}

const TableName = env.tableName

const OPERATIONS = {
  get: {
    gateway: (table, key) => table.get(key),
    oracle: (sdk, Key) => sdk.send(new GetCommand({ TableName, Key })),
  },
  getMany: {
    gateway: (table, key) => table.getMany([key]),
    oracle: (sdk, key) =>
      sdk.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [key] } } })),
  },
  query: {
    gateway: (table, { PK }) => table.query({ PK }),
    oracle: (sdk, { PK }) =>
      sdk.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'PK = :pk',
          ExpressionAttributeValues: { ':pk': PK },
        }),
      ),
  },
  write: {
    gateway: (table, key) => table.write(table.put(key)),
    oracle: (sdk, Item) => sdk.send(new PutCommand({ TableName, Item })),
  },
  transact: {
    gateway: (table, key) => table.transact({ item: table.put(key) }),
    oracle: (sdk, Item) =>
      sdk.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] })),
  },
} satisfies Record<string, Operation>

const SURVIVED: Outcome = { error: 'none', isTransient: false, attempts: 2 }

/** The gateway as in a new function instance, without the state that faults left. */
const newGateway = async (): Promise<typeof Table> => {
  vi.resetModules()
  return import('./index.ts')
}

const isOfNetwork = (error: Error): boolean =>
  error.name === 'TimeoutError' || ('code' in error && error.code === 'ECONNRESET')

const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  )
  return {
    error: error ? (isOfNetwork(error) ? 'connection' : error.name) : 'none',
    isTransient: isTransient(error),
    attempts: faults.arrived.length,
  }
}

const inject = (fault: WireFault, times: number): void => faults.inject(fault, times, /./)

let key: Key

beforeEach(async () => {
  key = { PK: `FAULT#${newId()}`, SK: 'FAULT' }
  await write(put(key))
  // The pauses before further attempts are proven by their own test.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  faults.clear()
  vi.restoreAllMocks()
})

it.each(FAULT_CASES)(
  'gives the expected error when every attempt meets %s',
  async (_, { fault, expected, sdk = expected }) => {
    const [table, client] = [await newGateway(), newOracle()]
    for (const { gateway, oracle } of [OPERATIONS.get, OPERATIONS.write]) {
      inject(fault, 100)
      expect(await outcomeOf(gateway(table, key))).toEqual(expected)
      inject(fault, 100)
      expect(await outcomeOf(oracle(client, key))).toEqual(sdk)
    }
  },
)

it.each(FAULT_CASES.filter(([, { expected }]) => expected.isTransient))(
  'succeeds for every operation when one attempt meets %s',
  async (_, { fault, expected, sdk = expected }) => {
    const [table, client] = [await newGateway(), newOracle()]
    for (const { gateway, oracle } of Object.values(OPERATIONS)) {
      inject(fault, 1)
      expect(await outcomeOf(gateway(table, key))).toEqual(SURVIVED)
      inject(fault, 1)
      expect(await outcomeOf(oracle(client, key))).toEqual(sdk.isTransient ? SURVIVED : sdk)
    }
  },
)
