import { withLease } from '#platform/table/index.ts'
import { PROFILE_TEXTS } from '../texts.ts'
import { avatarLeaseKey } from './avatar.items.ts'

/**
 * Longer than the holder may run, ten seconds for a call and thirty for an effect, so that only the lease of a dead
 * holder is taken over. A call waits two to four seconds, which leaves it time for its work.
 */
const LEASES = {
  call: { forMs: 15_000, tries: 20, pauseMs: 100, busyText: PROFILE_TEXTS.avatarBusy },
  effect: { forMs: 45_000, tries: 60, pauseMs: 100 },
} as const

/**
 * One change of a member's avatar after the other: object and address are two writes, and no condition spans both.
 * @throws ApiError conflict, before anything is touched, when the changes before it do not end
 */
export const withAvatarLease = <T>(
  memberId: string,
  by: keyof typeof LEASES,
  work: () => Promise<T>,
): Promise<T> => withLease(avatarLeaseKey(memberId), LEASES[by], work)
