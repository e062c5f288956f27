import type { FirstShout } from '#shared/api/onboarding.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { update, write } from '#platform/table/index.ts'
import { aMember, type TestMember } from './members.ts'

/** Changes a member's item as `changeMember` does, version included. */
export const changeStored = (
  { id }: TestMember,
  change: Partial<
    Pick<MemberItem, 'onboardingCompleted' | 'displayName' | 'hiddenOnWall' | 'createdAt'>
  >,
): Promise<void> => write(update(memberKey(id), { set: change, add: { version: 1 } }))

/** A freshly registered member. */
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
