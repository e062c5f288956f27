/** English and German, with the short forms that feeds use. */
const MONTHS = [
  'jan|january|jän|jänner|januar|jaenner',
  'feb|february|februar|feber',
  'mar|march|mär|mrz|märz|maerz|mae',
  'apr|april',
  'may|mai',
  'jun|june|juni',
  'jul|july|juli',
  'aug|august',
  'sep|sept|september',
  'oct|october|okt|oktober',
  'nov|november',
  'dec|december|dez|dezember',
].map((names) => new Set(names.split('|')))

/** Hours before or after UTC. */
const ZONES: ReadonlyMap<string, number> = new Map([
  ...['Z', 'UT', 'UTC', 'GMT', 'WET'].map((zone): [string, number] => [zone, 0]),
  ...['CET', 'MEZ', 'BST', 'WEST'].map((zone): [string, number] => [zone, 1]),
  ...['CEST', 'MESZ', 'EET', 'OEZ'].map((zone): [string, number] => [zone, 2]),
  ...['EEST', 'MSK', 'OESZ'].map((zone): [string, number] => [zone, 3]),
  ['JST', 9],
  ['AEST', 10],
  ['AEDT', 11],
  ['EDT', -4],
  ...['EST', 'CDT'].map((zone): [string, number] => [zone, -5]),
  ...['CST', 'MDT'].map((zone): [string, number] => [zone, -6]),
  ...['MST', 'PDT'].map((zone): [string, number] => [zone, -7]),
  ['PST', -8],
])

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const EARLIEST = Date.UTC(1995, 0, 1)
const CLOCK_SKEW_MS = 15 * MINUTE_MS
/** A time without a zone is read as UTC; in Central Europe it is up to two hours earlier. */
const ZONE_SKEW_MS = 2 * HOUR_MS + CLOCK_SKEW_MS

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

type Groups = Readonly<Record<string, string | undefined>>

const CENTURY = 2000
const yearOf = (year = ''): number => Number(year) + (year.length === 2 ? CENTURY : 0)

const monthOf = (name = ''): number =>
  MONTHS.findIndex((names) => names.has(name.toLowerCase())) + 1

const dayOf = ({ year, month, name, day }: Groups): Day => ({
  year: yearOf(year),
  month: month === undefined ? monthOf(name) : Number(month),
  day: Number(day),
})

/** 3/4/2026 is in March or in April. */
const eitherOrder = ({ year, one, two }: Groups): Day | null => {
  const [first, second] = [Number(one), Number(two)]
  if (first <= 12 && second <= 12 && first !== second) return null
  return { year: yearOf(year), month: Math.min(first, second), day: Math.max(first, second) }
}

const NAME = '(?<name>\\p{L}{3,10})\\.?'
const YEAR = '(?<year>\\d{4}|\\d{2})(?![\\d:])'
const ORDINAL = '(?:\\.|st|nd|rd|th)?'

/** In order: the first matching form counts. */
const FORMS: readonly (readonly [RegExp, (groups: Groups) => Day | null])[] = [
  [
    /(?<!\d)(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})(?!\d)/u,
    dayOf,
  ],
  [/^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?=T|$)/u, dayOf],
  [/(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})(?![\d:])/u, dayOf],
  [/(?<![\d/])(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>\d{4})(?!\d)/u, eitherOrder],
  [new RegExp(`(?<![\\d:])(?<day>\\d{1,2})${ORDINAL}[\\s/-]*${NAME},?[\\s/-]*${YEAR}`, 'u'), dayOf],
  [
    new RegExp(
      `(?<!\\p{L})${NAME}\\s+(?<day>\\d{1,2})${ORDINAL},?\\s+(?:[\\d:.]+\\s+(?:[A-Z+\\d:-]+\\s+)?)?(?<year>\\d{4})(?![\\d:])`,
      'u',
    ),
    dayOf,
  ],
]

const isReal = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The first form that is a day: "Fri Nov 20" also looks like the month "Fri". */
const dayIn = (text: string): Day | undefined => {
  for (const [form, read] of FORMS) {
    const groups = form.exec(text)?.groups
    const day = groups ? read(groups) : null
    if (day && isReal(day)) return day
  }
  return undefined
}

const CLOCK =
  /(?<![\d:])(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap])\.?m\b\.?)?/iu
const DIGITS_CLOCK = /^\d{8}T(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?/u
const SPOKEN_CLOCK = /(?<![\d.])(?<hour>\d{1,2})(?:\.(?<minute>\d{2}))?\s?(?:Uhr|h\b)/u

const HALF_DAY = 12
const LAST_SECOND = 59

const hourOf = ({ hour, half }: Groups): number =>
  half === undefined
    ? Number(hour)
    : (Number(hour) % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0)

/** Milliseconds since midnight; null for an impossible time. */
const timeOf = (groups: Groups): number | null => {
  const [hour, minute] = [hourOf(groups), Number(groups['minute'] ?? 0)]
  const second = Math.min(Number(groups['second'] ?? 0), LAST_SECOND)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  const fraction = Math.trunc(Number(`0.${groups['fraction'] ?? 0}`) * 1000)
  return hour * HOUR_MS + minute * MINUTE_MS + second * 1000 + fraction
}

const OFFSET =
  /(?:GMT|UTC)?\s*(?<sign>[+\u2212-])(?<hours>\d{1,2}):?(?<minutes>\d{2})?(?=\s*(?:\(|$|\d{4}$))/u

/** The offset from UTC after the time; undefined without a known zone. */
const zoneIn = (text: string): number | undefined => {
  const groups = OFFSET.exec(text)?.groups
  if (groups) {
    const minutes = Number(groups['hours']) * 60 + Number(groups['minutes'] ?? 0)
    return (groups['sign'] === '+' ? minutes : -minutes) * MINUTE_MS
  }
  const name = /(?<![\p{L}])(?<zone>[A-Z]{1,4})(?![\p{L}])/u.exec(text)?.groups?.['zone'] ?? ''
  const hours = ZONES.get(name)
  return hours === undefined ? undefined : hours * HOUR_MS
}

const EPOCH = /^\d{10}(?:\d{3})?$/

interface Instant {
  readonly at: number
  readonly hasZone: boolean
}

const instantOf = (text: string): Instant | null => {
  if (EPOCH.test(text)) return { at: Number(text.padEnd(13, '0')), hasZone: true }
  const day = dayIn(text)
  if (!day) return null
  const midnight = Date.UTC(day.year, day.month - 1, day.day)
  const clock = [DIGITS_CLOCK, CLOCK, SPOKEN_CLOCK]
    .map((form) => form.exec(text))
    .find((found) => found !== null)
  if (!clock) return { at: midnight, hasZone: false }
  const time = timeOf(clock.groups ?? {})
  if (time === null) return null
  const zone = zoneIn(text.slice(clock.index + clock[0].length))
  return { at: midnight + time - (zone ?? 0), hasZone: zone !== undefined }
}

const MAX_CHARS = 80

/**
 * The instant of a feed's date; null for one that is in the future or cannot be read. Dates without a zone are in UTC.
 */
export const feedDate = (text: string, fetchedAt: number): string | null => {
  const instant = instantOf(
    text
      .slice(0, 2 * MAX_CHARS)
      .normalize('NFC')
      .trim()
      .slice(0, MAX_CHARS),
  )
  if (!instant) return null
  const { at, hasZone } = instant
  const latest = fetchedAt + (hasZone ? CLOCK_SKEW_MS : ZONE_SKEW_MS)
  return at >= EARLIEST && at <= latest ? new Date(Math.min(at, fetchedAt)).toISOString() : null
}

/** The first date that can be read. */
export const firstDate = (dates: readonly string[], fetchedAt: number): string | null => {
  for (const date of dates) {
    const at = feedDate(date, fetchedAt)
    if (at !== null) return at
  }
  return null
}

/** Newest first. One without a date stays beside the dated one before it, or after it at the beginning. */
export const newestFirst = <Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null,
): readonly Item[] => {
  const dates = items.map(dateOf)
  let last = dates.find((date) => date !== null) ?? ''
  return items
    .map((item, index) => {
      last = dates[index] ?? last
      return { item, at: last }
    })
    .sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at))
    .map(({ item }) => item)
}
