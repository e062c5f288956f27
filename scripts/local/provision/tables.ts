import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  type CreateTableCommandInput,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import type { DeployedResource, Deployment } from '../deployment.ts'
import { ADMIN_CREDENTIALS } from '../iam/access-keys.ts'
import { ExpectedProblem } from '../state/expected-problem.ts'

const Attribute = z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })
const Key = z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })
const Projection = z.object({ ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']) })
const Index = z.object({ IndexName: z.string(), KeySchema: z.array(Key), Projection })

const Table = z.object({
  AttributeDefinitions: z.array(Attribute),
  KeySchema: z.array(Key),
  GlobalSecondaryIndexes: z.optional(z.array(Index)),
  StreamSpecification: z.optional(
    z.object({
      StreamViewType: z.enum(['NEW_AND_OLD_IMAGES', 'NEW_IMAGE', 'OLD_IMAGE', 'KEYS_ONLY']),
    }),
  ),
  TimeToLiveSpecification: z.optional(
    z.object({ AttributeName: z.string(), Enabled: z.boolean() }),
  ),
})

export interface LocalTable {
  readonly name: string
  readonly keys: readonly string[]
  readonly timeToLive: string | undefined
}

/** Creates the missing tables of the template. */
export const provisionTables = async (
  deployment: Deployment,
  endpoint: string,
): Promise<readonly LocalTable[]> => {
  const { region } = deployment
  const client = new DynamoDBClient({ endpoint, region, credentials: ADMIN_CREDENTIALS })
  try {
    const resources = deployment.ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
    return await Promise.all(resources.map((resource) => provisionTable(client, resource)))
  } finally {
    client.destroy()
  }
}

const provisionTable = async (
  client: DynamoDBClient,
  { name, properties }: DeployedResource,
): Promise<LocalTable> => {
  const table = Table.parse(properties)
  const timeToLive = table.TimeToLiveSpecification
  const existing = await describe(client, name)
  if (existing && shapeOf(existing) !== shapeOf(table))
    throw new ExpectedProblem(
      `The table in the state folder has other keys or indexes than the template. Delete the state folder to start afresh.`,
    )
  if (!existing) await create(client, name, table)
  return {
    name,
    keys: table.KeySchema.map(({ AttributeName }) => AttributeName),
    timeToLive: timeToLive?.Enabled === true ? timeToLive.AttributeName : undefined,
  }
}

const create = async (client: DynamoDBClient, name: string, table: z.infer<typeof Table>) => {
  const input: CreateTableCommandInput = {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: table.AttributeDefinitions,
    KeySchema: table.KeySchema,
    GlobalSecondaryIndexes: table.GlobalSecondaryIndexes,
    ...(table.StreamSpecification && {
      StreamSpecification: { ...table.StreamSpecification, StreamEnabled: true },
    }),
  }
  await client.send(new CreateTableCommand(input))
  if (!table.TimeToLiveSpecification) return
  const TimeToLiveSpecification = table.TimeToLiveSpecification
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }))
}

const describe = async (
  client: DynamoDBClient,
  name: string,
): Promise<TableDescription | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

interface Shape {
  readonly KeySchema?: TableDescription['KeySchema']
  readonly GlobalSecondaryIndexes?: TableDescription['GlobalSecondaryIndexes']
}

const shapeOf = ({ KeySchema = [], GlobalSecondaryIndexes = [] }: Shape): string =>
  JSON.stringify([
    keyNames(KeySchema),
    GlobalSecondaryIndexes.map((index) => [index.IndexName, keyNames(index.KeySchema ?? [])]),
  ])

const keyNames = (keys: NonNullable<TableDescription['KeySchema']>) =>
  keys.map(({ AttributeName, KeyType }) => `${String(KeyType)} ${String(AttributeName)}`)
