import { eveningAt } from '#shared/domain/evening.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ROW_TEXTS } from '../../import-texts.ts'

/** The days on which concerts are accepted, both included. */
export interface Horizon {
  readonly first: string
  readonly last: string
}

export const horizonAt = (now: number): Horizon => ({
  first: eveningAt(now),
  last: addDays(eveningAt(now), LIMITS.concertHorizonDays),
})

/** Why a day is refused; undefined for one that is accepted, and for none. */
export const dayError = (date: string, { first, last }: Horizon): string | undefined => {
  if (date === '') return undefined
  if (date < first) return ROW_TEXTS.past
  return date > last ? ROW_TEXTS.tooFar : undefined
}
