import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import {
  auditPartition,
  AUDIT_HEAD_KEY,
  monthOf,
  type AuditEntryItem,
  type AuditHeadItem,
} from '#platform/audit/audit.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import type { MembersTable } from '../members-table.ts'

/** No entry is older. It is a constant, because a value in the table could be moved to hide entries. */
const FIRST_MONTH = '2025-01'
const MONTHS = 12

const monthAfter = (month: string, step: 1 | -1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * MONTHS + number - 1 + step
  return `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`
}

export const readHead = async ({
  db,
  tableName,
}: MembersTable): Promise<AuditHeadItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: tableName, Key: { ...AUDIT_HEAD_KEY }, ConsistentRead: true }),
  )
  return Item as AuditHeadItem | undefined
}

interface Range {
  /** Sort keys, both included. */
  readonly from: string
  readonly to: string
  readonly newestFirst?: boolean
}

async function* readMonth(
  { db, tableName }: MembersTable,
  month: string,
  { from, to, newestFirst = false }: Range,
): AsyncGenerator<AuditEntryItem> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: tableName,
      ConsistentRead: true,
      ScanIndexForward: !newestFirst,
      KeyConditionExpression: 'PK = :month AND SK BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':month': auditPartition(month).PK, ':from': from, ':to': to },
    },
  )
  for await (const { Items = [] } of pages) yield* Items as AuditEntryItem[]
}

/** The last month that can have entries, also when the clock of a function was ahead. */
export const lastMonth = (head: AuditHeadItem | undefined): string => {
  const now = monthAfter(monthOf(berlinDay(Date.now())), 1)
  const newest = head ? monthOf(head.day) : now
  return newest > now ? newest : now
}

/** Entries in the order of the chain, or the newest first. */
export async function* readEntries(
  table: MembersTable,
  range: Range,
  until: string,
): AsyncGenerator<AuditEntryItem> {
  const [first, last] = [monthOf(range.from), monthOf(range.to)]
  const start = first > FIRST_MONTH ? first : FIRST_MONTH
  const end = last < until ? last : until
  if (range.newestFirst)
    for (let month = end; month >= start; month = monthAfter(month, -1))
      yield* readMonth(table, month, range)
  else
    for (let month = start; month <= end; month = monthAfter(month, 1))
      yield* readMonth(table, month, range)
}
