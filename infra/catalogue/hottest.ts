import type { Contract } from '#shared/api/contract.ts'

/** How many functions deploy gradually: CodeDeploy and its alarms cost a few minutes and cents for each. */
const HOTTEST = 5

/**
 * The ids of the contracts that tabs of all members call most often, by the intervals at which the SPA polls. A dialog
 * does not count, because it is closed most of the time.
 */
export const findHottest = (contracts: readonly Contract[]): ReadonlySet<string> =>
  new Set(
    contracts
      .filter(
        ({ caller, pollsInDialog }) =>
          (caller === 'public' || caller === 'member') && pollsInDialog !== true,
      )
      .flatMap(({ id, pollSeconds }) => (pollSeconds === undefined ? [] : [{ id, pollSeconds }]))
      .toSorted((one, other) => one.pollSeconds - other.pollSeconds)
      .slice(0, HOTTEST)
      .map(({ id }) => id),
  )
