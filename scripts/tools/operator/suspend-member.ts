import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import {
  appealKey,
  appealCardKey,
  isOpen,
  type AppealItem,
} from '#functions/appeals/items/index.ts'
import {
  statementKey,
  statementsPartition,
  type StatementItem,
} from '#functions/cases/items/index.ts'
import { statementExpiry } from '#platform/content/statement.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { asRestricted, findRestriction, listRestrictions } from '#platform/identity/restriction.ts'
import { STAFF_KEY, type StaffItem } from '#platform/identity/staff.items.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { REDRESS } from '#shared/domain/statements/template.ts'
import { describeScope } from '#shared/domain/statements/scopes.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { readOperator, transactAsOperator, type Items } from './audit/operator-act.ts'
import type { SuspendCommand } from './command-line.ts'
import type { MembersTable } from './members-table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const readItem = async <Item>(
  Key: Record<string, string>,
  { db, tableName }: MembersTable,
): Promise<Item | undefined> => {
  const input = { TableName: tableName, Key, ConsistentRead: true }
  return (await db.send(new GetCommand(input))).Item as Item | undefined
}

const readMember = async (memberId: string, table: MembersTable): Promise<MemberItem> => {
  const member = await readItem<MemberItem>({ ...memberKey(memberId) }, table)
  if (!member) throw new ExpectedProblem('The member is gone.')
  return member
}

/** Laws are cited by article or section. */
const groundKindOf = (rule: string): 'law' | 'terms' =>
  /^(?:§|Art\.)/.test(rule) ? 'law' : 'terms'

/** No measure is taken without a statement of reasons (Art. 17 DSA). */
const statementOf = (
  { name, reasons }: SuspendCommand,
  member: MemberItem,
  { until, decidedBy }: { until: string | null; decidedBy: string },
): StatementItem => {
  const statementId = ulid()
  const { memberId } = member
  const measure = name === 'suspend' ? 'suspend' : 'end-account'
  const at = new Date().toISOString()
  const expiresAt = statementExpiry({ measure, until, at })
  return {
    ...statementKey(statementId),
    SK: 'STATEMENT',
    entity: 'Statement',
    statementId,
    memberId,
    kind: 'profile',
    targetId: memberId,
    measure,
    facts: reasons.facts,
    excerpt: '',
    ground: { kind: groundKindOf(reasons.rule), rule: reasons.rule, explanation: reasons.why },
    automated: { detection: false, decision: false },
    scope: describeScope(measure, 'profile'),
    until,
    redress: REDRESS,
    decidedBy,
    at,
    ...(expiresAt !== undefined && { expiresAt }),
    GSI1PK: statementsPartition(memberId).GSI1PK,
    GSI1SK: statementId,
  }
}

/** @throws ExpectedProblem when the member changed meanwhile */
const send = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    throw new ExpectedProblem('The member changed meanwhile. Look again with "show".')
  }
}

/** Conditional on the version and the role that were read. */
const restrict = (
  member: MemberItem,
  restrictions: Parameters<typeof asRestricted>[0],
  tableName: string,
): Items[number] => {
  const values = Object.entries(asRestricted(restrictions))
  const set = values.filter(([, value]) => value !== undefined)
  const gone = values.filter(([, value]) => value === undefined).map(([name]) => name)
  return {
    Update: {
      TableName: tableName,
      Key: { ...memberKey(member.memberId) },
      UpdateExpression: [
        set.length > 0 ? `SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}` : '',
        gone.length > 0 ? `REMOVE ${gone.join(', ')}` : '',
        'ADD version :one',
      ].join(' '),
      ConditionExpression: 'version = :version AND #role = :role',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':version': member.version,
        ':role': member.role,
        ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      },
    },
  }
}

/** @throws ExpectedProblem when no other admin could act */
const assertOtherAdmin = async ({ memberId }: MemberItem, table: MembersTable): Promise<void> => {
  const staff = await readItem<StaffItem>({ ...STAFF_KEY }, table)
  const others = [...(staff?.memberIds ?? [])].filter((id) => id !== memberId)
  const isActiveAdmin = async (id: string): Promise<boolean> => {
    const other = await readItem<MemberItem>({ ...memberKey(id) }, table)
    return other?.role === 'admin' && findRestriction(other) === undefined
  }
  const active = await Promise.all(others.map(isActiveAdmin))
  if (active.includes(true)) return
  throw new ExpectedProblem(
    'This is the only admin. Make another one first: npm run member -- role',
  )
}

/** The sessions end by event within seconds; sign-ins are restricted at once. */
export const suspend = async (
  command: SuspendCommand,
  memberId: string,
  table: MembersTable,
): Promise<void> => {
  const member = await readMember(memberId, table)
  if (command.name === 'end' && member.role !== 'member')
    throw new ExpectedProblem('Take the role first: npm run member -- role <username> member')
  if (member.role === 'admin') await assertOtherAdmin(member, table)
  const until =
    command.days === undefined ? null : new Date(Date.now() + command.days * DAY_MS).toISOString()
  const { actorId } = await readOperator(table)
  const statement = statementOf(command, member, { until, decidedBy: actorId })
  const { statementId } = statement
  const restrictions = [...listRestrictions(member), { statementId, until }]
  const act = { act: statement.measure as 'suspend', kind: 'member', objectId: memberId } as const
  await send(() =>
    transactAsOperator(table, { ...act, detail: statement.statementId }, [
      restrict(member, restrictions, table.tableName),
      { Put: { TableName: table.tableName, Item: statement } },
    ]),
  )
}

const LIFTED = 'Wir haben die Sperre aufgehoben.'

/** Decides an open appeal in favour of the member; fails when it is submitted or decided meanwhile. */
const settleAppeal = async (
  subjectId: string,
  decidedBy: string,
  table: MembersTable,
): Promise<Items> => {
  const TableName = table.tableName
  const Key = { ...appealKey({ subjectId }) }
  const appeal = await readItem<AppealItem>(Key, table)
  if (!appeal || !isOpen(appeal)) {
    const ConditionExpression = 'attribute_not_exists(PK) OR NOT #state IN (:received, :review)'
    const ExpressionAttributeNames = { '#state': 'state' }
    const ExpressionAttributeValues = { ':received': 'received', ':review': 'in-review' }
    const condition = { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues }
    return [{ ConditionCheck: { TableName, Key, ...condition } }]
  }
  const at = new Date().toISOString()
  const Update = {
    TableName,
    Key,
    UpdateExpression:
      'SET #state = :decided, decision = :lift, reasons = :reasons, decidedBy = :by, decidedAt = :at, expiresAt = :end',
    ConditionExpression: 'appealId = :id AND #state = :before',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':decided': 'decided',
      ':lift': 'lift',
      ':reasons': LIFTED,
      ':by': decidedBy,
      ':at': at,
      ':end': proofEndsAt(at),
      ':id': appeal.appealId,
      ':before': appeal.state,
    },
  }
  return [{ Update }, { Delete: { TableName, Key: { ...appealCardKey(appeal.appealId) } } }]
}

const liftOne = async (member: MemberItem, statementId: string, table: MembersTable) => {
  const { memberId } = member
  const TableName = table.tableName
  const { actorId } = await readOperator(table)
  const others = listRestrictions(member).filter((one) => one.statementId !== statementId)
  const outcome = {
    TableName,
    Key: { ...statementKey(statementId) },
    UpdateExpression: 'SET outcome = :lifted, expiresAt = :end',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: {
      ':lifted': 'lifted',
      ':end': proofEndsAt(new Date().toISOString()),
    },
  }
  const act = { act: 'lift', kind: 'member', objectId: memberId, detail: statementId } as const
  const appeal = await settleAppeal(statementId, actorId, table)
  await send(() =>
    transactAsOperator(table, act, [
      restrict(member, others, TableName),
      { Update: outcome },
      ...appeal,
    ]),
  )
}

/** Lifts each suspension that holds. @throws ExpectedProblem when there is nothing to lift */
export const lift = async (memberId: string, table: MembersTable): Promise<void> => {
  const restrictions = listRestrictions(await readMember(memberId, table))
  if (restrictions.length === 0) throw new ExpectedProblem('The member is not suspended.')
  for (const { statementId } of restrictions)
    await liftOne(await readMember(memberId, table), statementId, table)
}

export const describeRestriction = (member: MemberItem): readonly string[] => {
  const restriction = findRestriction(member)
  if (!restriction) return []
  const { until, statementId } = restriction
  return [`  suspended ${until ?? 'for good'} (statement ${statementId})`]
}
