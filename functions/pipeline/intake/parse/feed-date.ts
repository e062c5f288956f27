const MONTHS: readonly (readonly [RegExp, string])[] = [
  [/\b(jän|januar|jänner)\b\.?/i, 'Jan'],
  [/\bfebruar\b/i, 'Feb'],
  [/\b(mär|märz|maerz|mrz)\b\.?/i, 'Mar'],
  [/\bmai\b/i, 'May'],
  [/\bjuni\b/i, 'Jun'],
  [/\bjuli\b/i, 'Jul'],
  [/\bokt(ober)?\b\.?/i, 'Oct'],
  [/\bdez(ember)?\b\.?/i, 'Dec'],
]

const ZONES: Readonly<Record<string, string>> = {
  CET: '+0100',
  MEZ: '+0100',
  CEST: '+0200',
  MESZ: '+0200',
  BST: '+0100',
  UT: '+0000',
}

const EARLIEST = Date.UTC(1995, 0, 1)
const CLOCK_SKEW_MS = 15 * 60_000

/** Replaces German month names. `\b` does not match umlauts, so they are written out before. */
const english = (text: string): string => {
  const named = text.replaceAll('ä', 'ae').replaceAll('Ä', 'Ae')
  return MONTHS.reduce(
    (date, [german, month]) =>
      date.replace(new RegExp(german.source.replaceAll('ä', 'ae'), 'i'), month),
    named,
  )
}

const hasClock = (text: string): boolean => /\d:\d\d/.test(text)
const hasZone = (text: string): boolean =>
  /(Z|GMT|UTC|[A-Z]{3,4}|[+-]\d{2}:?\d{2})\)?\s*$/i.test(text)

/** The instant of a feed's date; null for an invalid or future date. Dates without a zone are in UTC. */
export const feedDate = (text: string, fetchedAt: number): string | null => {
  const trimmed = text.trim().slice(0, 80)
  const withoutDay = /^\d{4}-/.test(trimmed)
    ? trimmed
    : trimmed.replace(/^[^\d]+[,.]?\s+(?=\d)/, '')
  const zoned = withoutDay.replace(/\b[A-Z]{2,4}$/, (zone) => ZONES[zone] ?? zone)
  const date = english(zoned.replace(/^(\d{1,2})\.(?=\s)/, '$1'))
  const at = Date.parse(hasClock(date) && !hasZone(date) ? `${date}Z` : date)
  return at >= EARLIEST && at <= fetchedAt + CLOCK_SKEW_MS
    ? new Date(Math.min(at, fetchedAt)).toISOString()
    : null
}
