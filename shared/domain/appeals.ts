import type { Measure } from './measures.ts'
import { APPEAL_MONTHS } from './retention.ts'
import { instantOf, wallClockAt } from './wall-clock.ts'

const BERLIN = 'Europe/Berlin'
const MONTHS_PER_YEAR = 12

export const APPEAL_TEXT = { min: 20, max: 3000 } as const
export const APPEAL_REASONS = { min: 20, max: 3000 } as const

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The day with the same number some months later, or the last one of a shorter month (§ 188 Abs. 2 und 3 BGB). */
const monthsAfter = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const index = year * MONTHS_PER_YEAR + (month - 1) + months
  const [endYear, endMonth] = [Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR]
  const lastDay = new Date(Date.UTC(endYear, endMonth + 1, 0)).getUTCDate()
  return `${endYear}-${twoDigits(endMonth + 1)}-${twoDigits(Math.min(day, lastDay))}`
}

/**
 * The first moment that is too late for an appeal (Art. 20 Abs. 1 DSA): the end in Berlin of the last day of six
 * calendar months. @param decidedAt ISO 8601
 */
export const appealEndsAt = (decidedAt: string): string => {
  const { date } = wallClockAt(Date.parse(decidedAt), BERLIN)
  const lastDay = monthsAfter(date, APPEAL_MONTHS)
  const midnight = instantOf({ date: lastDay, time: '00:00' }, BERLIN) ?? 0
  const nextDay = new Date(midnight + 36 * 3_600_000)
  const { date: day } = wallClockAt(nextDay.getTime(), BERLIN)
  return new Date(instantOf({ date: day, time: '00:00' }, BERLIN) ?? 0).toISOString()
}

/** What can become of an appeal. */
export const APPEAL_DECISIONS = ['uphold', 'lift', 'change'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]

export const APPEAL_STATES = ['received', 'in-review', 'decided', 'withdrawn', 'ended'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** Who objects: the member whom a measure concerns, or a reporter whose report led to nothing, or to too little. */
export const APPEAL_ORIGINS = ['author', 'reporter'] as const
export type AppealOrigin = (typeof APPEAL_ORIGINS)[number]

/** Measures from the mildest on; an appeal of the member never ends with a harder one. */
const CONTENT_SCALE: readonly Measure[] = ['age-label', 'hide', 'remove']
const MEMBER_SCALE: readonly Measure[] = ['warn', 'suspend', 'end-account']

/** What a reviewer can change a measure to. A suspension can also become a shorter one. */
export const milderThan = (measure: Measure): readonly Measure[] => {
  const scale = MEMBER_SCALE.includes(measure) ? MEMBER_SCALE : CONTENT_SCALE
  const milder = scale.slice(0, Math.max(0, scale.indexOf(measure)))
  return measure === 'suspend' ? [...milder, 'suspend'] : milder
}
