import type { Draft } from '../drafts/index.ts'
import { datesIn, type Evidence, factsOf, fold, wordsOf } from '../facts/index.ts'
import { unknownFigures } from './figures.ts'
import type { Finding } from './finding.ts'
import { FINDINGS } from './texts.ts'
import { mixedNames, unknownNames } from './names.ts'
import { quoted } from './quoted.ts'
import { ratingsIn } from './rating.ts'
import { citing, type Statement } from './statements.ts'

const SAME = 0.01

/** A rating must be stated by a source: "4 von 5" does not support "5 von 5". */
const unknownRatings = (text: string, evidence: readonly Evidence[]): string[] => {
  const stated = evidence.flatMap(({ title, text: theirs }) => ratingsIn(`${title} . ${theirs}`))
  return ratingsIn(text)
    .filter((rating) => !stated.some((one) => Math.abs(one - rating) < SAME))
    .map(() => 'die Wertung')
}

/** Names, dates and numbers of a statement that occur in none of the cited items. */
export const unsupportedIn = ({ text, evidence }: Statement): string[] => {
  const facts = evidence.map(factsOf)
  const words = wordsOf(text)
  const withoutDates = wordsOf(datesIn(text, 'de').rest)
  return [
    ...new Set([
      ...unknownNames(withoutDates, facts),
      ...mixedNames(withoutDates, facts),
      ...unknownFigures(text, words, facts),
      ...unknownRatings(text, evidence),
    ]),
  ]
}

const asFinding = (sentence: string, unsupported: readonly string[]): Finding[] => {
  if (unsupported.length === 0) return []
  const words = unsupported.map((one) => `„${one}“`).join(', ')
  return [{ rule: 'fact', sentence, message: FINDINGS.unsupported(words, quoted(sentence)) }]
}

const containsName = (evidence: readonly Evidence[], name: string): boolean => {
  const wanted = ` ${fold(name).join(' ')} `
  return evidence.some(({ title, text }) =>
    ` ${fold(`${title} . ${text}`).join(' ')} `.includes(wanted),
  )
}

/** Bands and tags have no sentence with sources, so they are checked against all items. */
const unsupportedNames = ({ bands, tags }: Draft, evidence: readonly Evidence[]): Finding[] => {
  const foreign = bands.filter((band) => !containsName(evidence, band))
  const invented = tags.filter((tag) => unsupportedIn({ text: tag, evidence }).length > 0)
  return [...foreign, ...invented].map((name) => ({
    rule: 'fact' as const,
    sentence: name,
    message: `Band oder Schlagwort steht in keiner Quelle: „${name}“`,
  }))
}

/** Each proper name, date and number must occur in an item that the sentence cites (docs/product/news.md#facts-guard). */
export const findUnsupported = (draft: Draft, evidence: readonly Evidence[]): Finding[] => [
  ...citing(draft, evidence).flatMap((statement) =>
    asFinding(statement.text, unsupportedIn(statement)),
  ),
  ...unsupportedNames(draft, evidence),
]
