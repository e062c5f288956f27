import { randomBytes } from 'node:crypto'
import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Role } from '#shared/api/members.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem, usernameKeyOf } from '#platform/identity/member.items.ts'
import { SESSION_SECONDS, sessionItems } from '#platform/identity/session.items.ts'
import { db } from '#platform/table/table.ts'

export interface TestMember {
  readonly id: string
  readonly username: string
  readonly token: string
}

/** In one call, because a test may want a hundred members at once. */
const putAtOnce = (items: readonly object[]) => {
  const writes = items.map((item) => ({ PutRequest: { Item: { ...item } } }))
  return db.send(new BatchWriteCommand({ RequestItems: { [env.tableName]: writes } }))
}

export const newToken = (): string => randomBytes(32).toString('hex')

/** A signed-in member, written straight into the table. */
export const aMember = async (
  overrides: Partial<Pick<MemberItem, 'username' | 'displayName' | 'isVerified'>> & {
    role?: Role
  } = {},
): Promise<TestMember> => {
  const id = newId()
  const username = overrides.username ?? `fan_${id.slice(-10).toLowerCase()}`
  const token = newToken()
  await putAtOnce([
    {
      ...memberKey(id),
      entity: 'Member',
      memberId: id,
      username,
      displayName: username,
      isVerified: false,
      role: 'member',
      onboardingCompleted: true,
      createdAt: isoNow(),
      version: 1,
      ...overrides,
    },
    { ...usernameKeyOf(username.toLowerCase()), memberId: id },
    ...sessionItems({
      token,
      memberId: id,
      sessionId: newId(),
      device: {},
      createdAt: isoNow(),
      expiresAt: epochSeconds() + SESSION_SECONDS,
    }),
  ])
  return { id, username, token }
}

const addTo = (memberId: string, attribute: 'blocked' | 'blockedBy', other: string) =>
  db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: blocksKey(memberId),
      UpdateExpression: 'ADD #side :other',
      ExpressionAttributeNames: { '#side': attribute },
      ExpressionAttributeValues: { ':other': new Set([other]) },
    }),
  )

export const block = async (by: TestMember, other: TestMember): Promise<void> => {
  await Promise.all([addTo(by.id, 'blocked', other.id), addTo(other.id, 'blockedBy', by.id)])
}
