import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { usernameItemKey, type UsernameItem } from '#functions/auth/account.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
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

type Change = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>

const changeFor = (command: Exclude<Command, { name: 'show' }>): Change => {
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

/** Executes the command and returns the current member. */
export const carryOut = async (command: Command, table: MembersTable): Promise<MemberItem> => {
  const Key = memberKey(await memberIdOf(command.username, table))
  const at = { TableName: table.tableName, Key }
  if (command.name === 'show') {
    const { Item } = await table.db.send(new GetCommand({ ...at, ConsistentRead: true }))
    if (!Item) throw unknown(command.username, table)
    return Item as MemberItem
  }
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        ...at,
        ...changeFor(command),
        ConditionExpression: 'attribute_exists(PK)',
        ReturnValues: 'ALL_NEW',
      }),
    )
    return Attributes as MemberItem
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw unknown(command.username, table)
    throw error
  }
}

export const describeMember = (member: MemberItem): string =>
  [
    `${member.displayName} (@${member.username})`,
    `  role      ${member.role}`,
    `  verified  ${member.isVerified ? 'yes' : 'no'}`,
    `  since     ${member.createdAt.slice(0, 10)}`,
    `  id        ${member.memberId}`,
  ].join('\n')
