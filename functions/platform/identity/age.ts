import { ADULT_AGE, ageOn, CONSENT_AGE } from '#shared/domain/age.ts'
import { berlinDay } from '../runtime/berlin-day.ts'
import { now } from '../runtime/clock.ts'

const isYounger = (age: number, bornOn: string | undefined): boolean =>
  bornOn !== undefined && ageOn(bornOn, berlinDay(now())) < age

/** Computed at the time of use in Berlin, so that the day of the birthday changes it. Unknown counts as adult. */
export const isMinor = (bornOn: string | undefined): boolean => isYounger(ADULT_AGE, bornOn)

/** Whether processing that rests on consent must not take place (Art. 8 DSGVO, docs/product/age.md). */
export const isTooYoungToConsent = (bornOn: string | undefined): boolean =>
  isYounger(CONSENT_AGE, bornOn)
