import type { AccessRequest } from './policy.ts'

/** What the permissions of DynamoDB depend on. */
export interface Tables {
  readonly table: (name: string) => string
  /** The name of the partition key of a table, or of one of its indexes. */
  readonly partitionKey: (table: string, index: string | undefined) => string
}

/** Values are marshalled (`{ S: 'a' }`) in HTTP bodies and plain in the document client. */
type Value = string | { readonly S?: string } | undefined
type Item = Readonly<Record<string, Value>>

interface Part {
  readonly TableName: string
  readonly Key?: Item
  readonly Item?: Item
}

/** The input of any operation of DynamoDB. */
export interface TableInput extends Partial<Part> {
  readonly IndexName?: string
  readonly StreamArn?: string
  readonly KeyConditionExpression?: string
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, Value>>
  readonly TransactItems?: readonly Readonly<Record<string, Part>>[]
  readonly RequestItems?: Readonly<Record<string, unknown>>
}

/** One use of the key of one item. */
interface Use {
  readonly action: string
  readonly table: string
  readonly key: string
}

/** Operations of the document client whose permission has another name. */
const DOCUMENT_OPERATIONS: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactGet: 'TransactGetItems',
  TransactWrite: 'TransactWriteItems',
}

/** The parts of transactions, by the permission of each. */
const PARTS: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

const ONE_ITEM = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'])

/** A transaction and a batch need the permission of every part for every key. */
export const tableRequests = (
  given: string,
  input: TableInput,
  tables: Tables,
): readonly AccessRequest[] => {
  const operation = DOCUMENT_OPERATIONS[given] ?? given
  if (operation === 'Query') return [queryRequest(input, tables)]
  const uses = usesOf(operation, input, tables)
  if (uses)
    return [...Map.groupBy(uses, ({ action, table }) => `${action} ${table}`).values()].map(
      requestOf(tables),
    )
  const { TableName, IndexName, StreamArn } = input
  const resource =
    TableName === undefined ? (StreamArn ?? '*') : resourceOf(tables, TableName, IndexName)
  return [{ action: `dynamodb:${operation}`, resource }]
}

const usesOf = (
  operation: string,
  { TableName = '', Key, Item, TransactItems, RequestItems }: TableInput,
  tables: Tables,
): readonly Use[] | undefined => {
  const use = (action: string, table: string, item: Item | undefined): Use => {
    return { action, table, key: textOf(item?.[tables.partitionKey(table, undefined)]) }
  }
  if (ONE_ITEM.has(operation)) return [use(operation, TableName, Key ?? Item)]
  if (TransactItems)
    return TransactItems.flatMap((each) =>
      Object.entries(each).map(([part, { TableName: table, ...rest }]) =>
        use(PARTS[part] ?? part, table, rest.Key ?? rest.Item),
      ),
    )
  if (RequestItems)
    return Object.entries(RequestItems).flatMap(([table, batch]) =>
      itemsOf(batch).map((item) => use(operation, table, item)),
    )
  return undefined
}

type Batch =
  | { readonly Keys: readonly Item[] }
  | readonly { readonly PutRequest?: { Item: Item }; readonly DeleteRequest?: { Key: Item } }[]

const itemsOf = (given: unknown): readonly (Item | undefined)[] => {
  const batch = given as Batch
  if ('Keys' in batch) return batch.Keys
  return batch.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
}

const requestOf =
  (tables: Tables) =>
  (uses: readonly Use[]): AccessRequest => ({
    action: `dynamodb:${uses[0]?.action ?? ''}`,
    resource: tables.table(uses[0]?.table ?? ''),
    context: { 'dynamodb:LeadingKeys': [...new Set(uses.map(({ key }) => key))] },
  })

const resourceOf = ({ table }: Tables, name: string, index: string | undefined): string =>
  index === undefined ? table(name) : `${table(name)}/index/${index}`

/** Of an index, the leading key is the index's own. */
const queryRequest = (input: TableInput, tables: Tables): AccessRequest => {
  const { TableName = '', IndexName } = input
  return {
    action: 'dynamodb:Query',
    resource: resourceOf(tables, TableName, IndexName),
    context: { 'dynamodb:LeadingKeys': [queriedKey(input, tables)] },
  }
}

const EQUALS = /(#?[\w.-]+)\s*=\s*(:\w+)/g

const queriedKey = (input: TableInput, { partitionKey }: Tables): string => {
  const { KeyConditionExpression = '', ExpressionAttributeNames: names = {} } = input
  const wanted = partitionKey(input.TableName ?? '', input.IndexName)
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(EQUALS))
    if ((names[name] ?? name) === wanted) return textOf(input.ExpressionAttributeValues?.[value])
  throw new Error(`This query names no partition key: ${KeyConditionExpression}`)
}

const textOf = (value: Value): string => {
  const text = typeof value === 'string' ? value : value?.S
  if (text === undefined) throw new Error('Only keys that are strings are supported.')
  return text
}
