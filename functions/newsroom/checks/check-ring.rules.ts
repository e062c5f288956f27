import type { CheckFigures } from '#shared/api/held-articles.ts'
import { NEWS_CHECKS, type NewsCheck } from '#shared/domain/news.ts'
import type { ChecksItem } from './checks.items.ts'

/** How many decisions about a check are remembered. */
export const RING = 50

const OVERRULED = '1'
const RIGHT = '0'

export interface Verdicts {
  /** One entry for each place at which the check found something. */
  readonly checks: readonly NewsCheck[]
  /** The place is published as it was. */
  readonly isOverruled: boolean
}

/** The rings with the newest decisions. */
export const ringsAfter = (
  rings: ChecksItem['rings'],
  { checks, isOverruled }: Verdicts,
): ChecksItem['rings'] => {
  const after: Partial<Record<NewsCheck, string>> = { ...rings }
  for (const check of checks)
    after[check] = `${after[check] ?? ''}${isOverruled ? OVERRULED : RIGHT}`.slice(-RING)
  return after
}

/** How often each check was overruled; those that never found anything are left out. */
export const listFigures = (rings: ChecksItem['rings']): CheckFigures[] =>
  NEWS_CHECKS.flatMap((check) => {
    const ring = rings[check]
    if (ring === undefined) return []
    const overruled = [...ring].filter((one) => one === OVERRULED).length
    return [{ check, decided: ring.length, overruled, isDoubtful: overruled > RING / 2 }]
  })
