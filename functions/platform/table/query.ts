import { env } from '../runtime/env.ts'
import { db } from './table.ts'
import { Placeholders, type Expression } from './expression.ts'
import type { IndexEntry, IndexPartition, Key, Partition, Stored } from './key.ts'
import { renderProjection, type AttributeOf, type Projected } from './projection.ts'

/** The range of sort keys, by at most one of these; without one, the whole partition. */
interface Range {
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** This sort key and all above it. */
  readonly from?: string | undefined
  /** Both ends included. */
  readonly between?: readonly [string, string] | undefined
  readonly beginsWith?: string | undefined
}

export interface QueryOptions extends Range {
  /** How many items DynamoDB reads, before `filter`. */
  readonly limit?: number | undefined
  readonly newestFirst?: boolean
  /** Strongly consistent, for twice the units; an index cannot. */
  readonly consistent?: boolean
  /** Items that do not match are read and paid for, but not returned. */
  readonly filter?: Expression
  /** `next` of the previous page. */
  readonly startAt?: Key | undefined
}

export interface QueryPage<Item> {
  readonly items: readonly Item[]
  /** Where the next page starts; undefined after the last one. */
  readonly next: Key | undefined
}

const rangeOf = (name: string, range: Range, placeholders: Placeholders): string[] => {
  const { before, after, from, between, beginsWith } = range
  const value = (sortKey: string): string => placeholders.value(sortKey)
  if (before !== undefined) return [`${name} < ${value(before)}`]
  if (after !== undefined) return [`${name} > ${value(after)}`]
  if (from !== undefined) return [`${name} >= ${value(from)}`]
  if (beginsWith !== undefined) return [`begins_with(${name}, ${value(beginsWith)})`]
  return between ? [`${name} BETWEEN ${value(between[0])} AND ${value(between[1])}`] : []
}

interface Keys {
  readonly partitionName: string
  readonly sortName: string
  readonly partition: string
}

const inputOf = (
  { partitionName, sortName, partition }: Keys,
  options: QueryOptions,
  project: readonly string[] | undefined,
): object => {
  const placeholders = new Placeholders()
  const { limit, newestFirst = false, consistent, filter, startAt } = options
  return {
    TableName: env.tableName,
    KeyConditionExpression: [
      `${partitionName} = ${placeholders.value(partition)}`,
      ...rangeOf(sortName, options, placeholders),
    ].join(' AND '),
    ...(filter && { FilterExpression: filter.render(placeholders) }),
    ...renderProjection(project, placeholders),
    ...placeholders.attributes(),
    ...(newestFirst && { ScanIndexForward: false }),
    Limit: limit,
    ConsistentRead: consistent,
    ExclusiveStartKey: startAt && { ...startAt },
  }
}

interface QueryAnswer<Item> {
  readonly Items?: readonly Item[]
  readonly LastEvaluatedKey?: Key
}

const pageOf = async <Item>(input: object): Promise<QueryPage<Item>> => {
  const { Items = [], LastEvaluatedKey } = await db.call<QueryAnswer<Item>>('Query', input)
  return { items: Items, next: LastEvaluatedKey }
}

/** One page of a partition: up to `limit` items, at most 1 MB. */
export const query = <Item, Name extends AttributeOf<Item> = AttributeOf<Item>>(
  { PK }: Partition<Item>,
  { project, ...options }: QueryOptions & { readonly project?: readonly Name[] } = {},
): Promise<QueryPage<Projected<Item, Name>>> =>
  pageOf(inputOf({ partitionName: 'PK', sortName: 'SK', partition: PK }, options, project))

/** One page of `GSI1`: keys only. */
export const queryIndex = <Item extends Stored>(
  { GSI1PK }: IndexPartition<Item>,
  options: QueryOptions = {},
): Promise<QueryPage<IndexEntry<Item>>> => {
  const keys = { partitionName: 'GSI1PK', sortName: 'GSI1SK', partition: GSI1PK }
  const input = inputOf(keys, options, undefined)
  return pageOf({ ...input, IndexName: 'GSI1' })
}

/** All items of all pages, for bounded lists; calls `read` for one page after the other. */
export const allPages = async <Item>(
  read: (startAt: Key | undefined) => Promise<QueryPage<Item>>,
): Promise<Item[]> => {
  const all: Item[] = []
  let startAt: Key | undefined
  do {
    const page = await read(startAt)
    all.push(...page.items)
    startAt = page.next
  } while (startAt)
  return all
}
