import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Act, AuditEntryItem, AuditHeadItem } from '#platform/audit/audit.items.ts'
import { toHead, nextEntry } from '#platform/audit/next-entry.ts'
import type { MembersTable } from '../members-table.ts'
import { readHead } from './read-audit.ts'

export type OperatorAct = Omit<Act, 'actorId' | 'role'>
export type Items = NonNullable<TransactWriteCommandInput['TransactItems']>

const ATTEMPTS = 40
const MAX_PAUSE_MS = 100

/** The access key of the operator: CloudTrail knows the person behind it. */
export const readOperator = async ({
  db,
}: MembersTable): Promise<Pick<Act, 'actorId' | 'role'>> => {
  const { accessKeyId } = await db.config.credentials()
  return { actorId: accessKeyId, role: 'operator' }
}

/** The new head and the entry, conditional on the head that was read. */
export const entryItems = (
  { tableName }: MembersTable,
  entry: AuditEntryItem,
  head: AuditHeadItem | undefined,
): Items => [
  {
    Put: {
      TableName: tableName,
      Item: toHead(entry),
      ...(head
        ? {
            ConditionExpression: '#hash = :hash',
            ExpressionAttributeNames: { '#hash': 'hash' },
            ExpressionAttributeValues: { ':hash': head.hash },
          }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    },
  },
  { Put: { TableName: tableName, Item: entry, ConditionExpression: 'attribute_not_exists(PK)' } },
]

const CONDITION = 'ConditionalCheckFailed'

/** Whether only the head and the entry failed, or another transaction was in the way. */
const isOvertaken = (error: unknown, own: number): boolean => {
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code)
  if (codes.slice(0, own).includes(CONDITION)) return false
  return codes[own] === CONDITION || codes.includes('TransactionConflict')
}

/**
 * Writes what an operator changes together with its entry in the audit log. Without items, the entry alone: for acts
 * that no transaction can contain, before they begin.
 * @throws TransactionCanceledException when a condition of the items failed
 */
export const transactAsOperator = async (
  table: MembersTable,
  act: OperatorAct,
  items: Items = [],
): Promise<void> => {
  const operator = await readOperator(table)
  for (let attempt = 1; ; attempt++) {
    const head = await readHead(table)
    const entry = nextEntry(head, { ...operator, ...act }, Date.now())
    try {
      const TransactItems = [...items, ...entryItems(table, entry, head)]
      await table.db.send(new TransactWriteCommand({ TransactItems }))
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !isOvertaken(error, items.length)) throw error
      await sleep(Math.random() * MAX_PAUSE_MS)
    }
  }
}
