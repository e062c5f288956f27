import { LIMITS } from '#shared/domain/limits.ts'
import { aMember, block } from '../members.ts'
import { aNewcomer, aShout } from '../newcomers.ts'
import { putAll } from '../posts.ts'
import { aWallItem } from '../wall-members.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** A newcomer who takes every step, and a full wall. */
export const calls: TypicalCalls = {
  ids: ['saveOnboarding', 'onboardingProgress', 'firstShout', 'completeOnboarding', 'wallOfHorns'],
  prepare: async () => {
    const newcomer = await aNewcomer()
    await block(newcomer, await aMember())
    const minute = 60_000
    const times = Array.from(
      { length: LIMITS.wallMembers + 1 },
      (_, at) => Date.now() - at * minute,
    )
    await putAll(times.map((at) => aWallItem(at)))
    const { token } = newcomer
    const { selectedRoles, ...draft } = aShout()
    return {
      saveOnboarding: { token, body: { hornsAnimationCompleted: true, selectedRoles, draft } },
      onboardingProgress: { token },
      firstShout: { token, body: aShout() },
      completeOnboarding: { token },
      wallOfHorns: { token },
    }
  },
}
