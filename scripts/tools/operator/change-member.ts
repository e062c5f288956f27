import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { usernameItemKey, type UsernameItem } from '#functions/auth/account.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { transactAsOperator, type Items, type OperatorAct } from './audit/operator-act.ts'
import type { Command, SuspendCommand } from './command-line.ts'
import { describeRestriction, lift, suspend } from './suspend-member.ts'
import type { MembersTable } from './members-table.ts'

const unknown = (username: string, { place }: MembersTable): ExpectedProblem =>
  new ExpectedProblem(
    `There is no member "${username}" in ${place}. ` +
      'It must be the username, without @; capitals do not matter.',
  )

const memberIdOf = async (username: string, table: MembersTable): Promise<string> => {
  const { Item } = await table.db.send(
    new GetCommand({ TableName: table.tableName, Key: usernameItemKey(username) }),
  )
  if (!Item) throw unknown(username, table)
  const { memberId } = Item as UsernameItem
  if (memberId === undefined) throw unknown(username, table)
  return memberId
}

type ChangeCommand = Extract<Command, { name: 'role' | 'verify' | 'unverify' | 'end-sessions' }>

type Change = Pick<UpdateCommandInput, 'ExpressionAttributeNames' | 'ExpressionAttributeValues'> & {
  readonly UpdateExpression: string
}

const isChange = (command: Command): command is ChangeCommand =>
  ['role', 'verify', 'unverify', 'end-sessions'].includes(command.name)

const isSuspension = (command: Command): command is SuspendCommand =>
  command.name === 'suspend' || command.name === 'end'

const changeFor = (command: ChangeCommand): Change => {
  if (command.name === 'role') {
    return {
      UpdateExpression: 'SET #role = :role',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':role': command.role },
    }
  }
  // The sessions end by event within seconds.
  if (command.name === 'end-sessions') {
    return {
      UpdateExpression: 'SET sessionsEndedAt = :now',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    }
  }
  // Author snapshots in the member's texts contain the mark; the new version triggers their update.
  return {
    UpdateExpression: 'SET isVerified = :verified ADD version :one',
    ExpressionAttributeValues: { ':verified': command.name === 'verify', ':one': 1 },
  }
}

const actOf = (command: ChangeCommand, objectId: string): OperatorAct => ({
  act: command.name,
  kind: 'member',
  objectId,
  ...(command.name === 'role' && { detail: command.role }),
  ...(command.name === 'end-sessions' && { category: command.reason }),
})

/** Keeps the list of those who may decide about appeals. */
const staffFor = (command: ChangeCommand, memberId: string, tableName: string): Items => {
  if (command.name !== 'role') return []
  return [
    {
      Update: {
        TableName: tableName,
        Key: { ...STAFF_KEY },
        UpdateExpression: `${command.role === 'member' ? 'DELETE' : 'ADD'} memberIds :ids`,
        ExpressionAttributeValues: { ':ids': new Set([memberId]) },
      },
    },
  ]
}

const change = async (
  command: ChangeCommand,
  memberId: string,
  table: MembersTable,
): Promise<void> => {
  const Update = {
    TableName: table.tableName,
    Key: { ...memberKey(memberId) },
    ...changeFor(command),
    ConditionExpression: 'attribute_exists(PK)',
  }
  try {
    await transactAsOperator(table, actOf(command, memberId), [
      { Update },
      ...staffFor(command, memberId, table.tableName),
    ])
  } catch (error) {
    if (error instanceof TransactionCanceledException) throw unknown(command.username, table)
    throw error
  }
}

/** Executes the command, with its entry in the audit log, and returns the current member. */
export const carryOut = async (command: Command, table: MembersTable): Promise<MemberItem> => {
  const memberId = await memberIdOf(command.username, table)
  if (isChange(command)) await change(command, memberId, table)
  if (isSuspension(command)) await suspend(command, memberId, table)
  if (command.name === 'lift') await lift(memberId, table)
  const { Item } = await table.db.send(
    new GetCommand({
      TableName: table.tableName,
      Key: { ...memberKey(memberId) },
      ConsistentRead: true,
    }),
  )
  if (!Item) throw unknown(command.username, table)
  return Item as MemberItem
}

export const describeMember = (member: MemberItem): string =>
  [
    `${member.displayName} (@${member.username})`,
    `  role      ${member.role}`,
    `  verified  ${member.isVerified ? 'yes' : 'no'}`,
    ...describeRestriction(member),
    `  since     ${member.createdAt.slice(0, 10)}`,
    `  id        ${member.memberId}`,
  ].join('\n')
