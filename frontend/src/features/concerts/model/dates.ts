import { addDays } from '#shared/domain/wall-clock.ts'

// Not with Intl: its first formatters take as long as a page of cards.
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
  ...['September', 'Oktober', 'November', 'Dezember'],
]
const SHORT = 3

const numbersOf = (date: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month, day]
}

const utcOf = (date: string): Date => {
  const [year, month, day] = numbersOf(date)
  return new Date(Date.UTC(year, month - 1, day))
}

const isoOf = (at: Date): string => at.toISOString().slice(0, 10)

/** 'DEZ'. */
export const shortMonth = (date: string): string =>
  (MONTHS[numbersOf(date)[1] - 1] ?? '').slice(0, SHORT).toUpperCase()

/** '12', without a leading zero. */
export const dayNumber = (date: string): string => String(numbersOf(date)[2])

/** 'Samstag'. */
export const weekday = (date: string): string => WEEKDAYS[utcOf(date).getUTCDay()] ?? ''

/** '12. Dezember 2026'. */
export const longDay = (date: string): string => {
  const [year, month, day] = numbersOf(date)
  return `${day}. ${MONTHS[month - 1] ?? ''} ${year}`
}

/** 'Samstag, 12. Dezember 2026'. */
export const fullDay = (date: string): string => `${weekday(date)}, ${longDay(date)}`

/** 'Dezember 2026' of '2026-12'. */
export const monthName = (month: string): string => {
  const [year, number] = numbersOf(month)
  return `${MONTHS[number - 1] ?? ''} ${year}`
}

/** The month `months` months later, such as '2027-01'. */
export const addMonths = (month: string, months: number): string => {
  const [year, number] = numbersOf(month)
  return isoOf(new Date(Date.UTC(year, number - 1 + months, 1))).slice(0, 7)
}

/** The last day of a month. */
export const lastDay = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The weeks of a month from Monday on; days of other months are missing. */
export const listWeeks = (month: string): readonly (readonly (string | undefined)[])[] => {
  const first = `${month}-01`
  const before = (utcOf(first).getUTCDay() + 6) % 7
  const count = numbersOf(lastDay(month))[2]
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const day = index - before
    return day < 0 || day >= count ? undefined : addDays(first, day)
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** 'Mo' to 'So'. */
export const WEEKDAY_NAMES = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].map((name) => ({
  name,
  short: name.slice(0, 2),
}))
