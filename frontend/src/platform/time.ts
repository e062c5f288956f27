import { messages } from './texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Not with Intl: its first formatters take as long as the rest of a member's start.
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
  ...['September', 'Oktober', 'November', 'Dezember'],
]

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Such as 'Sonntag, 1. März 2026 um 07:05', in the time zone of the browser. */
export const exactTime = (at: Date): string => {
  const day = `${String(WEEKDAYS[at.getDay()])}, ${String(at.getDate())}. ${String(MONTHS[at.getMonth()])}`
  const clock = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
  return `${day} ${String(at.getFullYear())} um ${clock}`
}

/** 'Gerade eben' below a minute and for future times, then minutes, hours below 24, then days. */
export const relativeTime = (at: Date, now: Date): string => {
  const age = now.getTime() - at.getTime()
  if (age < MINUTE) return messages.justNow
  if (age < HOUR) return `vor ${String(Math.floor(age / MINUTE))} Min.`
  if (age < DAY) return `vor ${String(Math.floor(age / HOUR))} Std.`
  const days = Math.floor(age / DAY)
  const count = days < 1000 ? String(days) : days.toLocaleString('de-DE')
  return `vor ${count} ${days === 1 ? 'Tag' : 'Tagen'}`
}
