import { now } from '#platform/runtime/clock.ts'
import {
  acquireLease,
  isLeasedAt,
  releaseLease,
  unlessConditionFailed,
  update,
  write,
  type Lease,
} from '#platform/table/index.ts'
import { runKey, type RunItem } from '../run-state/run-state.items.ts'

/** Longer than the function may run, so that only the lease of a dead run is taken over. */
const LEASE_MS = 150_000

/** The start of a run by this clock, in ISO 8601. */
const startOf = ({ acquiredAt }: Lease<RunItem>): string => new Date(acquiredAt).toISOString()

const acquire = (): Promise<Lease<RunItem> | null> =>
  acquireLease(runKey('articles'), {
    forMs: LEASE_MS,
    set: { startedAt: new Date(now()).toISOString(), isAskedAgain: undefined },
  })

/** False when the run has ended meanwhile: then it can no longer see the request. */
const askForAnother = async (): Promise<boolean> => {
  const ask = update(runKey('articles'), {
    set: { isAskedAgain: true },
    condition: isLeasedAt(now()),
  })
  const done = await unlessConditionFailed(write(ask).then(() => true))
  return done ?? false
}

const release = (lease: Lease<RunItem>): Promise<RunItem | null> =>
  releaseLease(lease, { remove: ['isAskedAgain'] })

export interface Done<T> {
  readonly result: T
  /** Another run was requested meanwhile: there may be more than was seen at the start. */
  readonly isAskedAgain: boolean
}

/** The result of `work`; null while another run holds the lease, which then knows that it was asked again. */
export const withRunLease = async <T>(
  work: (startedAt: string) => Promise<T>,
): Promise<Done<T> | null> => {
  let lease = await acquire()
  while (!lease) {
    if (await askForAnother()) return null
    lease = await acquire()
  }
  let result: T
  try {
    result = await work(startOf(lease))
  } catch (error) {
    await release(lease)
    throw error
  }
  const before = await release(lease)
  // Null when the answer was lost, with the request that it may have contained.
  return { result, isAskedAgain: before === null || before.isAskedAgain === true }
}
