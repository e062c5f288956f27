/** Months by the first letters of their German and English names. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän'],
  ['feb'],
  ['mär', 'mae', 'mar', 'mrz'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
]

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
const DAY_FIRST = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/
const NAMED = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*([a-zäöü]{3,9})\.?\s*(\d{4})(?!\d)/
const MONTH_FIRST = /^([a-zäöü]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/
/** Also several: 'Fr.-So.', 'Sa und So', 'Samstag, den'. */
const WEEKDAY =
  /^(?:(?:mo|di|mi|do|fr|sa|so|tue|wed|thu|sun)[a-z]*[.,\s/&+–-]+(?:(?:und|bis|den)\s+)?)+/
const WEEKDAY_BEHIND = /\s*\((?:mo|di|mi|do|fr|sa|so|tue|wed|thu|sun)[a-z]*\.?\)/
/** First day, which may leave month and year to the last one, and last day. */
const RANGE =
  /^(\d{1,2})\.?\s*(?:(\d{1,2}|[a-zäöü]{3,9})\.?\s*)?(\d{4}|\d{2})?\s*(?:[-–—/&+]|bis|und|to)\s*(.+)$/
const ISO_RANGE = /^(\d{4}-\d{2}-\d{2})\s*(?:[-–—/]|bis|to)\s*(\d{4}-\d{2}-\d{2})$/

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const CENTURY = 2000

const fullYear = (digits: string): number => Number(digits) + (digits.length === 2 ? CENTURY : 0)

const monthNamed = (name: string): number =>
  MONTHS.findIndex((names) => names.some((start) => name.startsWith(start))) + 1

type Reader = readonly [RegExp, (parts: readonly string[]) => Day]

const READERS: readonly Reader[] = [
  [ISO, ([year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) })],
  [
    DAY_FIRST,
    ([day, month, year = '']) => ({
      year: fullYear(year),
      month: Number(month),
      day: Number(day),
    }),
  ],
  [
    NAMED,
    ([day, month = '', year = '']) => ({
      year: fullYear(year),
      month: monthNamed(month),
      day: Number(day),
    }),
  ],
  [
    MONTH_FIRST,
    ([month = '', day, year = '']) => ({
      year: fullYear(year),
      month: monthNamed(month),
      day: Number(day),
    }),
  ],
]

/** False for 31 February. */
const exists = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const isoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

const CLOCK = /^(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*(?:h|uhr))?$/
const FULL_HOUR = /^(\d{1,2})\s*(?:h|uhr)$/
const HALF_DAY = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/
const NOON = 12

const timeOf = (hours: number, minutes: number): string | null =>
  hours < 24 && minutes < 60 ? `${twoDigits(hours)}:${twoDigits(minutes)}` : null

/** `8:30 pm`. */
const readHalfDay = ([, hour, minute = '0', half]: readonly string[]): string | null => {
  const hours = Number(hour)
  if (hours < 1 || hours > NOON) return null
  return timeOf((hours % NOON) + (half === 'p' ? NOON : 0), Number(minute))
}

/** `HH:MM`; null for what is not a time of day, also for a bare number. */
export const readTime = (text: string): string | null => {
  const bare = text.trim().toLowerCase()
  const halfDay = HALF_DAY.exec(bare)
  if (halfDay) return readHalfDay(halfDay)
  const clock = CLOCK.exec(bare) ?? FULL_HOUR.exec(bare)
  return clock ? timeOf(Number(clock[1]), Number(clock[2] ?? 0)) : null
}

const YEARLESS = /(\d{1,2})\.\s?(\d{1,2})\.?(?!\d)/
const YEARLESS_NAMED = /(\d{1,2})\.\s*([a-zäöü]{3,9})/
const WITHIN =
  /(\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{1,2}\.?\s*[a-zäöü]{3,9}\.?\s*\d{4}|\d{4}-\d\d-\d\d)(?!\d)/

/** The first day that a text names; without a year the one next to `near`. Undefined when it names none. */
export const dayIn = (
  text: string,
  near: string,
  direction: 'after' | 'before',
): string | undefined => {
  const bare = text.normalize('NFC').toLowerCase()
  const whole = WITHIN.exec(bare)?.[0]
  const read = whole === undefined ? undefined : readDate(whole)
  if (typeof read === 'object') return read.date
  const [, day, month = ''] = YEARLESS.exec(bare) ?? YEARLESS_NAMED.exec(bare) ?? []
  if (day === undefined) return undefined
  const number = Number(month) || monthNamed(month)
  const year = Number(near.slice(0, 'YYYY'.length))
  const years = direction === 'after' ? [year, year + 1] : [year, year - 1]
  return years
    .filter((one) => exists({ year: one, month: number, day: Number(day) }))
    .map((one) => isoDay({ year: one, month: number, day: Number(day) }))
    .find((one) => (direction === 'after' ? one >= near : one < near))
}

interface SomeDay {
  readonly date: string
  /** Behind the day. */
  readonly time: string | null
  /** The last of several days. */
  readonly endDate?: string
}

export type ReadDate = SomeDay | 'unreadable' | 'no such day'

/** Midnight behind a day is what tables write for a day without a time. */
const MIDNIGHT = '00:00'

const readSingle = (bare: string): ReadDate => {
  for (const [pattern, dayOf] of READERS) {
    const match = pattern.exec(bare)
    if (!match) continue
    const day = dayOf(match.slice(1))
    if (!exists(day)) return 'no such day'
    const rest = bare
      .slice(match[0].length)
      .replace(/^(?:\s*-\s*|[t,\s]+)/, '')
      .replace(/^(?:ab|um|gegen|ca\.?)\s+/, '')
    const time = rest === '' ? null : readTime(rest)
    if (rest !== '' && time === null) return 'unreadable'
    return { date: isoDay(day), time: time === MIDNIGHT ? null : time }
  }
  return 'unreadable'
}

const namedMonth = (month: string): string =>
  /^\d/.test(month) ? `${month}.` : `${monthNamed(month)}.`

const YEAR_CHARS = 'YYYY'.length

/** The first day of a range, which takes from the last what it leaves out. */
const firstOf = (bare: string, last: string): ReadDate => {
  const [, iso] = ISO_RANGE.exec(bare) ?? []
  if (iso !== undefined) return readSingle(iso)
  const [, day = '', month = last.slice(YEAR_CHARS + 1, YEAR_CHARS + 3), year] =
    RANGE.exec(bare) ?? []
  const inYear = (one: string): ReadDate => readSingle(`${day}. ${namedMonth(month)}${one}`)
  const lastYear = last.slice(0, YEAR_CHARS)
  const first = inYear(year ?? lastYear)
  // '30.12.-1.1.2027' begins in the year before.
  const isAfter = typeof first === 'object' && first.date > last
  return isAfter && year === undefined ? inYear(String(Number(lastYear) - 1)) : first
}

/** `15.-17.7.2027`, `15.07. bis 17.07.2027`, `31. Juli und 1. August 2027`; undefined for a single day. */
const readRange = (bare: string): SomeDay | 'no such day' | undefined => {
  const end = ISO_RANGE.exec(bare)?.[2] ?? RANGE.exec(bare)?.[4] ?? ''
  const last = readSingle(end.replace(WEEKDAY, ''))
  if (typeof last === 'string' || last.time !== null) return undefined
  const first = firstOf(bare, last.date)
  if (typeof first === 'string') return 'no such day'
  return first.date < last.date ? { ...first, endDate: last.date } : undefined
}

/**
 * The day of a cell, and the time when there is one behind it, or the last of several days. `24.12.2026`, `24/12/26`,
 * `24. Dezember 2026`, `2026-12-24T20:00` and `15.-17.7.2027` are read; the day comes before the month.
 */
export const readDate = (text: string): ReadDate => {
  const bare = text
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(WEEKDAY, '')
    .replace(WEEKDAY_BEHIND, '')
  return readRange(bare) ?? readSingle(bare)
}
