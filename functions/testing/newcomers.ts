import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { FirstShout } from '#shared/api/onboarding.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { db } from '#platform/table/table.ts'
import { aMember, type TestMember } from './members.ts'

/** Changes a member's item as `changeMember` does, version included. */
export const changeStored = (
  { id }: TestMember,
  change: Partial<
    Pick<MemberItem, 'onboardingCompleted' | 'displayName' | 'hiddenOnWall' | 'createdAt'>
  >,
): Promise<unknown> => {
  const names = Object.keys(change)
  return db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: memberKey(id),
      UpdateExpression: `ADD version :one SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':one': 1,
        ...Object.fromEntries(Object.entries(change).map(([name, value]) => [`:${name}`, value])),
      },
    }),
  )
}

/** A member who has just registered. */
export const aNewcomer = async (): Promise<TestMember> => {
  const member = await aMember()
  await changeStored(member, { onboardingCompleted: false })
  return member
}

export const aShout = (overrides: Partial<FirstShout> = {}): FirstShout => ({
  bandGenre: 'Melodic Death Metal',
  favoriteGig: 'Amon Amarth im strömenden Regen, 2014',
  nextGig: 'Party.San Open Air',
  contribution: 'Zwei kaputte Ohren, einen Bollerwagen und viel Geduld mit Soundchecks.',
  selectedRoles: ['fan', 'tech'],
  ...overrides,
})
