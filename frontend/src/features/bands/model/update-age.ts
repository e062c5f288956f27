import { messages } from '../texts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** As de-DE writes it: '1.3.2026'. Not with Intl, whose first formatter takes as long as a page of cards. */
export const shortDay = (at: Date): string =>
  `${String(at.getDate())}.${String(at.getMonth() + 1)}.${String(at.getFullYear())}`

/** The age of the last update on a card: minutes are vague, hours and days short, then the date. */
export const updateAge = (at: Date, now: Date): string => {
  const age = now.getTime() - at.getTime()
  if (age < HOUR) return messages.fewMinutesAgo
  if (age < DAY) return messages.hoursAgo(Math.floor(age / HOUR))
  if (age < 7 * DAY) return messages.daysAgo(Math.floor(age / DAY))
  return shortDay(at)
}
