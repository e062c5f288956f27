import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDynamoDb, type DynamoDb } from './dynamodb.ts'
import { DynamoDbStreams } from './dynamodb-streams.ts'
import { ADMIN_CREDENTIALS } from '../iam/access-keys.ts'

const REGION = 'eu-central-1'
const TABLE: CreateTableCommandInput = {
  TableName: 'history',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
}

const directory = mkdtempSync(join(tmpdir(), 'history-'))
const file = join(directory, 'dynamodb.sqlite')
let engine: DynamoDb
let client: DynamoDBClient

beforeAll(async () => {
  engine = await startDynamoDb(directory, () => undefined)
  client = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: REGION,
    credentials: ADMIN_CREDENTIALS,
  })
  await client.send(new CreateTableCommand(TABLE))
})
afterAll(async () => {
  client.destroy()
  await engine.stop()
  rmSync(directory, { recursive: true, force: true })
})

const put = (id: number) =>
  client.send(new PutItemCommand({ TableName: 'history', Item: { PK: { S: String(id) } } }))

const planOf = (query: string): string => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all()
  database.close()
  return rows.map((row) => String(row['detail'])).join('; ')
}

describe('the history of the table stream', () => {
  it('is read by an index in both queries of the engine', () => {
    expect(
      planOf(
        `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records
         WHERE table_name = 'history'`,
      ),
    ).toContain('stream_position')
    const reading = planOf(
      `SELECT event_name FROM _stream_records
       WHERE table_name = 'history' AND shard_id = 's' AND CAST(sequence_number AS INTEGER) > 5
       ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT 10`,
    )
    expect(reading).toContain('stream_position')
    expect(reading).not.toContain('TEMP B-TREE')
  })

  it('is trimmed up to the position that was read, and continues its numbering', async () => {
    for (let id = 1; id <= 20; id++) await put(id)
    const streams = new DynamoDbStreams(engine.endpoint, REGION)
    const arn = await streams.streamArn('history')
    const [shard = ''] = await streams.shardIds(arn)
    const read = async (position?: string) =>
      (await streams.records(arn, await streams.iterator(arn, shard, position), 100)).Records

    const last = (await read()).at(-1)?.dynamodb.SequenceNumber ?? ''
    engine.streamHistory?.trim('history', last)
    expect((await read()).map(({ dynamodb }) => dynamodb.SequenceNumber)).toEqual([last])

    await put(21)
    const [next] = await read(last)
    expect(Number(next?.dynamodb.SequenceNumber)).toBe(Number(last) + 1)
    expect(next?.eventID).toMatch(/^[0-9a-f]{32}$/)
  })
})
