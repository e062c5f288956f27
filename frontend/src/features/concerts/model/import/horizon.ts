import { LIMITS } from '#shared/domain/limits.ts'
import { ROW_TEXTS } from '../../import-texts.ts'

/** The days on which concerts are accepted, both included. */
export interface Horizon {
  readonly first: string
  readonly last: string
}

const DAY_MS = 24 * 3600 * 1000

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

export const horizonAt = (now: number): Horizon => ({
  first: berlinDay.format(now),
  last: berlinDay.format(now + LIMITS.concertHorizonDays * DAY_MS),
})

/** Why a day is refused; undefined for one that is accepted, and for none. */
export const dayError = (date: string, { first, last }: Horizon): string | undefined => {
  if (date === '') return undefined
  if (date < first) return ROW_TEXTS.past
  return date > last ? ROW_TEXTS.tooFar : undefined
}
