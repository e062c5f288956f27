import { withLease } from '#platform/table/index.ts'
import { avatarLeaseKey } from './avatar.items.ts'

/** Longer than the ten seconds that a function of the API may run, so that only the lease of a dead holder is taken over. */
const LEASE_MS = 15_000
/** Three to six seconds in all, where a change takes a fraction of one. */
const TRIES = 30
const PAUSE_MS = 100

/**
 * One change of a member's avatar after the other: object and address are two writes, and no condition spans both.
 * @throws ApiError conflict, before anything is touched, when the changes before it do not end
 */
export const withAvatarLease = <T>(memberId: string, work: () => Promise<T>): Promise<T> =>
  withLease(avatarLeaseKey(memberId), { forMs: LEASE_MS, tries: TRIES, pauseMs: PAUSE_MS }, work)
