import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { usernameItemKey, type UsernameItem } from '#functions/auth/account.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { transactAsOperator, type OperatorAct } from './audit/operator-act.ts'
import type { Command } from './command-line.ts'
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
  return (Item as UsernameItem).memberId
}

type ChangeCommand = Extract<Command, { name: Exclude<Command['name'], 'show'> }>

type Change = Pick<UpdateCommandInput, 'ExpressionAttributeNames' | 'ExpressionAttributeValues'> & {
  readonly UpdateExpression: string
}

const isChange = (command: Command): command is ChangeCommand => command.name !== 'show'

const changeFor = (command: ChangeCommand): Change => {
  if (command.name === 'role') {
    return {
      UpdateExpression: 'SET #role = :role',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':role': command.role },
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
})

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
    await transactAsOperator(table, actOf(command, memberId), [{ Update }])
  } catch (error) {
    if (error instanceof TransactionCanceledException) throw unknown(command.username, table)
    throw error
  }
}

/** Executes the command, with its entry in the audit log, and returns the current member. */
export const carryOut = async (command: Command, table: MembersTable): Promise<MemberItem> => {
  const memberId = await memberIdOf(command.username, table)
  if (isChange(command)) await change(command, memberId, table)
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
    `  since     ${member.createdAt.slice(0, 10)}`,
    `  id        ${member.memberId}`,
  ].join('\n')
