import {
  DeleteItemCommand,
  ScanCommand,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import type { LocalTable } from '../provision/tables.ts'

const PAGE = 500

/** DynamoDB's time to live, which the engine lacks. A concurrent write keeps the item. */
export const removeExpiredItems = async (
  client: DynamoDBClient,
  table: LocalTable,
  now = Date.now(),
): Promise<number> => {
  if (table.timeToLive === undefined) return 0
  let removed = 0
  let start: Record<string, AttributeValue> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table.name,
        Limit: PAGE,
        ExclusiveStartKey: start,
        FilterExpression: '#ttl < :now',
        ProjectionExpression: '#ttl, #k0, #k1',
        ExpressionAttributeNames: { '#ttl': table.timeToLive, ...keyNames(table) },
        ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
      }),
    )
    for (const item of Items) removed += await removeUnchanged(client, table, item)
    start = LastEvaluatedKey
  } while (start)
  return removed
}

const keyNames = ({ keys }: LocalTable): Record<string, string> => ({
  '#k0': keys[0] ?? '',
  '#k1': keys[1] ?? keys[0] ?? '',
})

const removeUnchanged = async (
  client: DynamoDBClient,
  { name, keys, timeToLive = '' }: LocalTable,
  item: Record<string, AttributeValue>,
): Promise<number> => {
  const command = new DeleteItemCommand({
    TableName: name,
    Key: Object.fromEntries(keys.map((key) => [key, item[key] ?? { NULL: true }])),
    ConditionExpression: '#ttl = :seen',
    ExpressionAttributeNames: { '#ttl': timeToLive },
    ExpressionAttributeValues: { ':seen': item[timeToLive] ?? { NULL: true } },
  })
  return client.send(command).then(
    () => 1,
    () => 0,
  )
}
