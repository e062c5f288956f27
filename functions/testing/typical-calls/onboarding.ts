import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '../../platform/env.ts'
import { memberKey } from '../../platform/member.items.ts'
import { db } from '../../platform/table.ts'
import { aMember, type TestMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** A member who has just registered. */
export const aNewcomer = async (): Promise<TestMember> => {
  const member = await aMember()
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: memberKey(member.id),
      UpdateExpression: 'SET onboardingCompleted = :no',
      ExpressionAttributeValues: { ':no': false },
    }),
  )
  return member
}

const SHOUT = {
  bandGenre: 'Melodic Death Metal',
  favoriteGig: 'Amon Amarth im strömenden Regen, 2014',
  nextGig: 'Party.San Open Air',
  contribution: 'Zwei kaputte Ohren, einen Bollerwagen und viel Geduld mit Soundchecks.',
}

/** One newcomer from the first step to the last. */
export const onboardingCalls: TypicalCalls = {
  ids: ['saveOnboarding', 'onboardingProgress', 'completeOnboarding'],
  prepare: async () => {
    const { token } = await aNewcomer()
    return {
      saveOnboarding: {
        token,
        body: { hornsAnimationCompleted: true, selectedRoles: ['fan', 'tech'], draft: SHOUT },
      },
      onboardingProgress: { token },
      completeOnboarding: { token, body: { skipped: true } },
    }
  },
}
