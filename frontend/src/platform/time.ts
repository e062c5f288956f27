import { messages } from './texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always', style: 'short' })

/** 'Gerade eben' below a minute and for future times, then minutes, hours below 24, then days. */
export const relativeTime = (at: Date, now: Date): string => {
  const age = now.getTime() - at.getTime()
  if (age < MINUTE) return messages.justNow
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}
