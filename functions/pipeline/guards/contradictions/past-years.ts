import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import { numbersIn } from '../numbers.ts'
import type { Statement } from '../statements.ts'
import { relativeDaysIn, weekdayOf } from '../word-lists/time.ts'
import { clausesOfItem, type Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { isMentioned, signIn } from './signs.ts'

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu
const AGO =
  /(?<!\p{L})vor ((?:[\p{L}\d]+ ){1,3}Jahr(?:zehnt)?en)|((?:[\p{L}\d]+ ){1,2}(?:years|decades)) ago\b/giu
/** "20.", "20th" or a word such as "zwanzigsten". */
const NTH = String.raw`(?<![\d\p{L}])(\d{1,3}(?:\.|st|nd|rd|th)|\p{L}+)[\s-]*`
const ANNIVERSARY = new RegExp(
  String.raw`${NTH}(?:(?:Todes|Jahres)tag\p{L}*|anniversary)(?!\p{L})`,
  'giu',
)
/** A time counts years only for what returns each year: a band that plays for the twentieth time is no date. */
const TIME = new RegExp(String.raw`${NTH}Mal(?!\p{L})`, 'giu')
const RETURNS = /(?<!\p{L})jähr(?:t|te|ten|en)(?!\p{L})/iu

/** The years that a text counts back to. */
const countedYears = (text: string, thisYear: number): number[] => [
  ...[...text.matchAll(AGO)]
    .flatMap(([, german, english]) => numbersIn(german ?? english ?? ''))
    .filter(({ unit = 'year' }) => unit === 'year')
    .map(({ value }) => thisYear - value),
  ...[...text.matchAll(ANNIVERSARY), ...(RETURNS.test(text) ? text.matchAll(TIME) : [])]
    .flatMap(([, nth = '']) => numbersIn(nth))
    .map(({ value }) => thisYear - value),
]

const writtenYears = (text: string): number[] => (text.match(YEAR) ?? []).map(Number)

const isOfThisWeek = (text: string): boolean =>
  relativeDaysIn(text).length > 0 || fold(text).some((word) => weekdayOf(word) !== undefined)

/** The years of a sentence that is only about the past, as far as they date a clause: in it, or before all clauses. */
const pastYearsOf = ({ sentence, text }: Clause, thisYear: number): readonly number[] => {
  const counted = countedYears(sentence, thisYear)
  if (counted.length > 0) return counted
  const all = writtenYears(sentence)
  if (isOfThisWeek(sentence) || all.some((year) => year >= thisYear)) return []
  const [beginning = ''] = sentence.split(/[,:;–]/u)
  return [...writtenYears(text), ...writtenYears(beginning)]
}

const yearOf = ({ publishedAt, fetchedAt }: Evidence): number | undefined => {
  const at = publishedAt ?? fetchedAt
  return at === undefined ? undefined : new Date(at).getUTCFullYear()
}

interface Told {
  readonly clause: Clause
  /** Empty when the clause is about now. */
  readonly pastYears: readonly number[]
}

const read = new WeakMap<Evidence, readonly Told[]>()

/** The years before the colon of a title: 'On this day in 2006: …'. */
const yearsBeforeColon = (title: string, thisYear: number): readonly number[] => {
  const [beginning = '', rest] = title.split(/[:–]/u)
  return rest === undefined ? [] : writtenYears(beginning).filter((year) => year < thisYear)
}

/** A title that looks back ("20 years ago") dates the sentences without a year of their own. */
const tell = (item: Evidence): readonly Told[] => {
  const thisYear = yearOf(item) ?? 0
  const counted = countedYears(item.title, thisYear)
  const written = yearsBeforeColon(item.title, thisYear)
  return clausesOfItem(item).map((clause) => {
    const hasYear = writtenYears(clause.sentence).length > 0
    const years = pastYearsOf(clause, thisYear)
    const ofTitle = isOfThisWeek(clause.sentence) ? counted : [...counted, ...written]
    return { clause, pastYears: years.length > 0 || hasYear ? years : ofTitle }
  })
}

const toldBy = (item: Evidence): readonly Told[] => {
  const known = read.get(item) ?? tell(item)
  read.set(item, known)
  return known
}

/** Good news after something bad: the bad event itself may be years ago. */
const RELIEFS = new Set(['recovery', 'freedom', 'acquittal'])
/** Concepts about what people say; they harm no person and need no year. */
const SAYINGS = new Set(['denying', 'rejecting'])

const saysIn = (clauses: readonly Clause[], concept: Concept): readonly Clause[] =>
  clauses.filter((clause) => signIn(clause, concept) === concept.demanded)

/** A death is claimed by a noun, too; other concepts need a verb. */
const isClaimed = (claims: readonly Clause[], concept: Concept): boolean =>
  saysIn(claims, concept).some((claim) => concept.name === 'death' || !isMentioned(claim, concept))

/**
 * Whether a statement leaves out the year of a dangerous claim that its items only tell of the past: a death of twenty
 * years ago is no news of a death.
 */
export const lacksPastYear = (
  claims: readonly Clause[],
  { text, evidence }: Statement,
  concepts: readonly Concept[],
): boolean => {
  const told = evidence.flatMap(toldBy)
  if (!told.some(({ pastYears }) => pastYears.length > 0)) return false
  const dangerous = concepts.filter(
    ({ name, demanded }) => demanded !== undefined && !SAYINGS.has(name),
  )
  const thisYear = Math.max(...evidence.map((item) => yearOf(item) ?? 0))
  const named = new Set([...writtenYears(text), ...countedYears(text, thisYear)])
  const isRelief = dangerous.some(
    (concept) => RELIEFS.has(concept.name) && saysIn(claims, concept).length > 0,
  )
  if (isRelief) return false
  return dangerous.some((concept) => {
    if (!isClaimed(claims, concept)) return false
    const stated = told.filter(({ clause }) => signIn(clause, concept) === concept.demanded)
    return (
      stated.length > 0 &&
      stated.every(({ pastYears }) => pastYears.length > 0) &&
      !stated.some(({ pastYears }) => pastYears.some((year) => named.has(year)))
    )
  })
}
