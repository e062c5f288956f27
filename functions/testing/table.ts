import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ScanCommand,
  type AttributeDefinition,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { TABLE_SCHEMA } from '#shared/domain/table-schema.ts'

const keys = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

const attribute = (name: string): AttributeDefinition => ({
  AttributeName: name,
  AttributeType: 'S',
})

/** Creates the product's table, without its stream: tests deliver events themselves, duplicated and shuffled. */
export const createTable = async (endpoint: string, name: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint })
  const { partitionKey, sortKey, indexes } = TABLE_SCHEMA
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys(partitionKey, sortKey),
      AttributeDefinitions: [
        attribute(partitionKey),
        attribute(sortKey),
        ...indexes.flatMap((index) => [attribute(index.partitionKey), attribute(index.sortKey)]),
      ],
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: 'KEYS_ONLY' as const },
      })),
    }),
  )
  client.destroy()
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ResourceNotFoundException'

/** As `createTable`; a table of this name is deleted before. */
export const createNewTable = async (endpoint: string, name: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint })
  try {
    await client.send(new DeleteTableCommand({ TableName: name }))
  } catch (error) {
    if (!isMissing(error)) throw error
  } finally {
    client.destroy()
  }
  await createTable(endpoint, name)
}

type StoredValues = Readonly<Record<string, unknown>>

/** Every item of a table. Only for tests: the product never scans. */
export const scanAll = async (
  endpoint: string,
  TableName: string,
): Promise<readonly StoredValues[]> => {
  const client = new DynamoDBClient({ endpoint })
  const items: StoredValues[] = []
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }))
    items.push(...(page.Items ?? []).map((item) => unmarshall(item)))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  client.destroy()
  return items
}
