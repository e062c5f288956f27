import { mayModerate } from '#shared/domain/roles.ts'
import { findMember } from '#platform/identity/member.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, getMany } from '#platform/table/index.ts'
import { bandClaimKey, findBand } from '../../bands/items/index.ts'
import { isInPair, parseMessageId } from '../../messages/items/index.ts'
import { ownReportKey, type CaseItem, type Target } from '../items/index.ts'
import { CASE_TEXTS } from '../texts.ts'

/** Moderators do not judge their own content or conversations. */
export const concerns = (
  memberId: string,
  { kind, targetId, authorId }: Target & Pick<CaseItem, 'authorId'>,
): boolean =>
  authorId === memberId ||
  (kind === 'message' && isInPair(parseMessageId(targetId).pairId, memberId))

/** Whether the moderator dismissed these reports before, so that others decide this time (Art. 20 Abs. 4 DSA). */
export const isExcluded = (
  memberId: string,
  { secondLook }: Pick<CaseItem, 'secondLook'>,
): boolean => secondLook?.notBy.includes(memberId) === true

/** @throws ApiError forbidden for moderators who dismissed these reports before */
export const assertMayDecide = (memberId: string, item: CaseItem): void => {
  if (isExcluded(memberId, item)) throw new ApiError('forbidden', CASE_TEXTS.decidedFirst)
}

/** Owners of a band do not judge what others wrote about it, or they wrote themselves. */
export const ownsBand = async (memberId: string, { kind, targetId }: Target): Promise<boolean> =>
  kind === 'band' && (await findBand(targetId))?.claimedBy === memberId

/** A page ends earlier after that many bands: each costs a read of who owns it. */
const MAX_BANDS = 6

/** The beginning of a page with as many bands as `ownBandsAmong` may read. */
export const untilManyBands = <T extends Target>(targets: readonly T[]): readonly T[] => {
  const oneTooMany = targets.filter(({ kind }) => kind === 'band')[MAX_BANDS]
  return oneTooMany ? targets.slice(0, targets.indexOf(oneTooMany)) : targets
}

/** Ids of the bands that the member owns. One read of a claim for each band. */
export const ownBandsAmong = async (
  memberId: string,
  targets: readonly Target[],
): Promise<ReadonlySet<string>> => {
  const ids = [
    ...new Set(targets.filter(({ kind }) => kind === 'band').map(({ targetId }) => targetId)),
  ]
  if (ids.length === 0) return new Set()
  const claims = await getMany(ids.map((id) => bandClaimKey(id, memberId)))
  return new Set(ids.filter((_, index) => claims[index]?.state === 'approved'))
}

export const withoutOwnBands = async <T extends Target>(
  memberId: string,
  targets: readonly T[],
): Promise<readonly T[]> => {
  const own = await ownBandsAmong(memberId, targets)
  return targets.filter(({ targetId }) => !own.has(targetId))
}

/** Whether nobody else could decide, so that a site with one moderator does not wait for anybody. */
const isOnlyModerator = async (memberId: string): Promise<boolean> => {
  const { memberIds = new Set<string>() } = (await get(STAFF_KEY)) ?? {}
  const others = [...memberIds].filter((id) => id !== memberId)
  const members = await Promise.all(others.map((id) => findMember(id)))
  return !members.some((member) => mayModerate(member?.role))
}

/**
 * @throws ApiError not_found for cases about the moderator, conflict for those that the moderator reported
 */
export const assertNotInvolved = async (memberId: string, about: CaseItem): Promise<void> => {
  if (concerns(memberId, about) || (await ownsBand(memberId, about)))
    throw new ApiError('not_found', CASE_TEXTS.noCase)
  const own = await get(ownReportKey(memberId, about), { consistent: true })
  if (!own) return
  const isAlone = await isOnlyModerator(memberId)
  throw new ApiError('conflict', isAlone ? CASE_TEXTS.ownReportAlone : CASE_TEXTS.ownReport)
}
