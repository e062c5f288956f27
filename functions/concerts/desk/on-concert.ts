import { transactAct, type Act } from '#platform/audit/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, get, retry } from '#platform/table/index.ts'
import { concertKey, isVisible, type ConcertItem } from '../items/concert.items.ts'
import type { Parts } from '../merging/change-concert.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** A concert itself, also one that was merged. @throws ApiError not_found */
export const requireConcert = async (id: string): Promise<ConcertItem> => {
  const concert = await get(concertKey(id), { consistent: true })
  if (!concert) throw new ApiError('not_found', CONCERT_TEXTS.gone)
  return concert
}

/** @throws ApiError not_found, or conflict when it is in no list */
export const requireVisible = async (id: string): Promise<ConcertItem> => {
  const concert = await requireConcert(id)
  if (!isVisible(concert)) throw new ApiError('conflict', CONCERT_TEXTS.notVisible)
  return concert
}

/**
 * Writes what `plan` returns with its entry in the audit log; members and other moderators can change the concert
 * meanwhile, then it is called again.
 */
export const carryOut = async (
  act: Act,
  plan: () => Promise<Parts>,
): Promise<{ readonly ok: true }> => {
  const once = async (): Promise<void> => {
    const parts = await plan()
    if (Object.keys(parts).length > 0) await transactAct(act, parts)
  }
  await retry(once, { when: (error) => error instanceof ConditionFailed, attempts: 20 })
  return { ok: true }
}
