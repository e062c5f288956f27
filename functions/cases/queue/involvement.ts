import type { Role } from '#shared/domain/roles.ts'
import { readWorkingStaff } from '#platform/identity/staff.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, getMany } from '#platform/table/index.ts'
import { isInConversation, ownBandsAmong, ownsBand } from '../../content-kinds/parties/index.ts'
import { ownReportKey } from '../items/report.items.ts'
import type { CaseItem, Target } from '../items/case.items.ts'
import { CASE_TEXTS } from '../texts.ts'

/** Moderators do not judge their own content or conversations. */
export const concerns = (memberId: string, about: Target & Pick<CaseItem, 'authorId'>): boolean =>
  about.authorId === memberId || isInConversation(memberId, about)

/** Whether the moderator dismissed these reports before, so that others decide this time (Art. 20 Abs. 4 DSA). */
export const isExcluded = (
  memberId: string,
  { secondLook }: Pick<CaseItem, 'secondLook'>,
): boolean => secondLook?.notBy.includes(memberId) === true

/** @throws ApiError forbidden for moderators who dismissed these reports before */
export const assertMayDecide = (memberId: string, item: CaseItem): void => {
  if (isExcluded(memberId, item)) throw new ApiError('forbidden', CASE_TEXTS.decidedFirst)
}

/** A page ends earlier after that many bands: each costs a read of who owns it. */
const MAX_BANDS = 6

/** The beginning of a page with as many bands as `ownBandsAmong` may read. */
export const untilManyBands = <T extends Target>(targets: readonly T[]): readonly T[] => {
  const oneTooMany = targets.filter(({ kind }) => kind === 'band')[MAX_BANDS]
  return oneTooMany ? targets.slice(0, targets.indexOf(oneTooMany)) : targets
}

export const withoutOwnBands = async <T extends Target>(
  memberId: string,
  targets: readonly T[],
): Promise<readonly T[]> => {
  const own = await ownBandsAmong(memberId, targets)
  return targets.filter(({ targetId }) => !own.has(targetId))
}

type Judged = Target & Pick<CaseItem, 'authorId' | 'secondLook'>

/** The cases that none of these members may decide. Costs no read for a member who is a party to all that remain. */
export const withoutDecider = async <T extends Judged>(
  memberIds: readonly string[],
  cases: readonly T[],
): Promise<readonly T[]> => {
  let left = cases
  for (const memberId of memberIds) {
    const free = left.filter((one) => !concerns(memberId, one) && !isExcluded(memberId, one))
    if (free.length === 0) continue
    const [bands, reports] = await Promise.all([
      ownBandsAmong(memberId, free),
      getMany(free.map((one) => ownReportKey(memberId, one))),
    ])
    const decidable = new Set(
      free.filter((one, index) => reports[index] === undefined && !bands.has(one.targetId)),
    )
    left = left.filter((one) => !decidable.has(one))
  }
  return left
}

/** Whether none of the staff may decide about it (docs/product/reports.md). */
export const lacksDecider = async (about: Judged): Promise<boolean> => {
  const { moderators, reviewers } = await readWorkingStaff()
  return (await withoutDecider([...moderators, ...reviewers], [about])).length > 0
}

/**
 * Reviewers stand in where no moderator may decide, and see no other case.
 * @throws ApiError not_found
 */
const assertStandsIn = async (about: Judged): Promise<void> => {
  const { moderators } = await readWorkingStaff()
  const [open] = await withoutDecider(moderators, [about])
  if (!open) throw new ApiError('not_found', CASE_TEXTS.noCase)
}

export interface CaseCaller {
  readonly memberId: string
  readonly role?: Role | undefined
}

/**
 * @throws ApiError not_found for cases about the caller, and for reviewers where a moderator may decide; conflict for
 * those that the caller reported
 */
export const assertNotInvolved = async (
  { memberId, role }: CaseCaller,
  about: CaseItem,
): Promise<void> => {
  if (role === 'reviewer') await assertStandsIn(about)
  if (concerns(memberId, about) || (await ownsBand(memberId, about)))
    throw new ApiError('not_found', CASE_TEXTS.noCase)
  const own = await get(ownReportKey(memberId, about), { consistent: true })
  if (!own) return
  throw new ApiError(
    'conflict',
    (await lacksDecider(about)) ? CASE_TEXTS.ownReportAlone : CASE_TEXTS.ownReport,
  )
}
