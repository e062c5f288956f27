import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import type { Engine } from '../engines/engine.ts'
import { ADMIN_CREDENTIALS } from '../iam/access-keys.ts'
import { startJsonService } from '#testing/stand-ins/json-service.ts'

const MAX_BATCH = 25

export const dynamoDbAt = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials: ADMIN_CREDENTIALS })

/** What a restore does: keys, indexes and items under a new name; no stream, TTL, protection or tags. */
export const restoreTable = async (client: DynamoDBClient, from: string, to: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: from }))
  const indexes = (Table?.GlobalSecondaryIndexes ?? []).map(
    ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }),
  )
  await client.send(
    new CreateTableCommand({
      TableName: to,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: indexes,
    }),
  )
  const pages = paginateScan({ client, pageSize: MAX_BATCH }, { TableName: from })
  for await (const { Items = [] } of pages) {
    if (Items.length === 0) continue
    const RequestItems = { [to]: Items.map((Item) => ({ PutRequest: { Item } })) }
    await client.send(new BatchWriteItemCommand({ RequestItems }))
  }
}

export interface Backups extends Engine {
  /** The tables whose recovery was enabled, with the number of days. */
  readonly enabled: ReadonlyMap<string, number>
}

interface BackupsInput {
  readonly TableName: string
  readonly PointInTimeRecoverySpecification: { readonly RecoveryPeriodInDays: number }
}

/** The engine with continuous backups, which it does not know; everything else reaches it unchanged. */
export const startWithBackups = async (engine: string): Promise<Backups> => {
  const enabled = new Map<string, number>()
  const service = await startJsonService(async ({ headers, body }) => {
    const target = String(headers['x-amz-target'])
    if (target.endsWith('.UpdateContinuousBackups')) {
      const { TableName, PointInTimeRecoverySpecification } = body as BackupsInput
      enabled.set(TableName, PointInTimeRecoverySpecification.RecoveryPeriodInDays)
      const ContinuousBackupsDescription = { ContinuousBackupsStatus: 'ENABLED' }
      return { status: 200, body: { ContinuousBackupsDescription } }
    }
    const response = await fetch(engine, {
      method: 'POST',
      headers: {
        'x-amz-target': target,
        'content-type': 'application/x-amz-json-1.0',
        authorization: String(headers.authorization),
        'x-amz-date': String(headers['x-amz-date']),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as object }
  })
  return { ...service, enabled }
}
