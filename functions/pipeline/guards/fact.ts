import type { Draft } from '../drafts/index.ts'
import type { Evidence, ItemFacts, SentenceFacts } from '../facts/index.ts'
import { readFacts, readSentenceFacts, isYear } from '../facts/item-facts.ts'
import { wordsAsText, isQuotedFrom } from '../facts/quotations.ts'
import type { Finding, Statement } from './finding.ts'
import { FINDINGS } from '../texts.ts'
import { mixedNames, unknownNames } from './names.ts'
import { quoted } from './quoted.ts'
import { isImplied } from '../facts/implied-numbers.ts'
import { parseSeason, parseWeekday } from '../facts/times.ts'
import type { Stated } from '../facts/numbers.ts'
import type { StatedDate } from '../facts/dates.ts'
import type { Word } from '../facts/words.ts'

const isSameDate = (one: StatedDate, other: StatedDate): boolean =>
  one.month === other.month &&
  (one.day === undefined || one.day === other.day) &&
  (one.year === undefined || other.year === undefined || one.year === other.year)

const supports = (stated: Stated, { value, unit }: Stated): boolean =>
  stated.value === value &&
  (stated.unit === undefined || unit === undefined || stated.unit === unit)

const isNumberKnown = (stated: Stated, known: ItemFacts): boolean =>
  known.numbers.some((one) => supports(stated, one)) ||
  (isYear(stated.value) && known.dates.some(({ year }) => year === stated.value))

const unknownDates = (dates: readonly StatedDate[], facts: readonly ItemFacts[]): string[] =>
  dates
    .filter((date) => !facts.some((known) => known.dates.some((one) => isSameDate(date, one))))
    .map(({ words }) => words)

const unknownNumbers = ({ rest, numbers }: SentenceFacts, facts: readonly ItemFacts[]): string[] =>
  numbers
    .filter((stated) => !facts.some((known) => isNumberKnown(stated, known)))
    .filter((stated) => !facts.some(({ implied }) => isImplied(stated, rest, implied)))
    .map(({ words }) => words)

/** Weekdays and seasons; German texts name the case, not the season, with "Fall". */
const unknownTimes = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words
    .filter(({ folded }) => {
      const weekday = parseWeekday(folded)
      const season = folded === 'fall' ? undefined : parseSeason(folded)
      return (
        (weekday !== undefined && !facts.some(({ weekdays }) => weekdays.has(weekday))) ||
        (season !== undefined &&
          !facts.some((known) => known.seasons.has(season) || known.words.has(folded)))
      )
    })
    .map(({ written }) => written)

/** Dates, years, weekdays, seasons and numbers that no item states. */
const unknownFigures = (sentence: SentenceFacts, facts: readonly ItemFacts[]): string[] => [
  ...unknownDates(sentence.dates, facts),
  ...unknownNumbers(sentence, facts),
  ...unknownTimes(sentence.words, facts),
]

/** "4 von 5" does not support "5 von 5". */
const unknownRatings = ({ ratings }: SentenceFacts, facts: readonly ItemFacts[]): string[] =>
  ratings.every((rating) => facts.some((known) => known.ratings.includes(rating)))
    ? []
    : ['die Wertung']

/** A title is the same in every language; what a person says in an English item is translated, for the second reader. */
const unknownQuotations = ({ quotations }: SentenceFacts, facts: readonly ItemFacts[]): string[] =>
  quotations
    .filter(({ isTitle }) => isTitle || facts.every(({ language }) => language === 'de'))
    .map(({ text }) => text)
    .filter((text) => !facts.some(({ said }) => isQuotedFrom(text, said)))

/** Names, dates, numbers and quotations of a statement that occur in none of the cited items. */
export const unsupportedIn = (statement: Statement): string[] => {
  const [sentence, facts] = [readSentenceFacts(statement), statement.evidence.map(readFacts)]
  return [
    ...new Set([
      ...unknownNames(sentence.words, facts),
      ...mixedNames(sentence.words, facts),
      ...unknownFigures(sentence, facts),
      ...unknownQuotations(sentence, facts),
      ...unknownRatings(sentence, facts),
    ]),
  ]
}

/** Each name, date, number and quotation must occur in an item that the sentence cites (docs/product/news.md#facts-guard). */
export const findUnsupported = (statement: Statement): Finding[] => {
  const [sentence, unsupported] = [statement.text, unsupportedIn(statement)]
  if (unsupported.length === 0) return []
  const words = unsupported.map((one) => `„${one}“`).join(', ')
  return [{ rule: 'fact', sentence, message: FINDINGS.unsupported(words, quoted(sentence)) }]
}

/** Bands and tags have no sentence with sources, so they are checked against all items. */
export const findUnsupportedNames = (
  { bands, tags }: Draft,
  evidence: readonly Evidence[],
): Finding[] => {
  const said = evidence.map((item) => readFacts(item).said)
  const foreign = bands.filter((band) => !said.some((text) => text.includes(wordsAsText(band))))
  const invented = tags.filter((tag) => unsupportedIn({ text: tag, evidence }).length > 0)
  return [...foreign, ...invented].map((name) => ({
    rule: 'fact' as const,
    sentence: name,
    message: `Band oder Schlagwort steht in keiner Quelle: „${name}“`,
  }))
}
