import { MAX_RATING } from '#shared/domain/news.ts'
import { listSentences, type Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import { readFacts } from '../facts/item-facts.ts'
import { findForbidden } from './content.ts'
import { findDangers, unstatedDangers } from './dangers.ts'
import { findUnsupported, findUnsupportedNames, unsupportedIn } from './fact.ts'
import type { Finding, Statement } from './finding.ts'
import { findForeign } from './language.ts'
import { foldWords } from '#shared/domain/search-fold.ts'

/** Consecutive words that an article may share with a source. */
const MAX_RUN = 8

interface Placed {
  readonly word: string
  readonly sentence: string
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(MAX_RUN).map((_, start) => words.slice(start, start + MAX_RUN + 1).join(' '))

const placed = (sentence: string): Placed[] =>
  foldWords(sentence).map((word) => ({ word, sentence }))

/** The paragraphs are one passage, because a copy can continue across sentences. */
const passagesOf = ({ title, excerpt, paragraphs }: Draft): Placed[][] => [
  placed(title),
  placed(excerpt.text),
  paragraphs.flat().flatMap(({ text }) => placed(text)),
]

/** Compares with all items, cited or not. */
const findCopies = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const theirs = new Set(evidence.flatMap((item) => runsOf(readFacts(item).said.trim().split(' '))))
  const found = passagesOf(draft).flatMap((words) =>
    runsOf(words.map(({ word }) => word)).flatMap((run, start) =>
      theirs.has(run) ? [{ run, sentence: words[start]?.sentence ?? '' }] : [],
    ),
  )
  const bySentence = new Map(found.toReversed().map(({ run, sentence }) => [sentence, run]))
  return [...bySentence].toReversed().map(([sentence, run]) => ({
    rule: 'overlap',
    sentence,
    message: `Mehr als ${MAX_RUN} Wörter am Stück abgeschrieben: „${run} …“`,
  }))
}

/** Half a step, because ratings are shown in halves. */
const TOLERANCE = 0.251

/** The rating of an article must be stated by a source. */
const findWrongRating = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const { rating } = draft
  if (rating === null) return []
  const stated = evidence.flatMap((item) => readFacts(item).ratings)
  if (stated.some((one) => Math.abs(one - rating) <= TOLERANCE)) return []
  const written = String(rating).replace('.', ',')
  const message = `Die Wertung ${written} von ${MAX_RATING} steht so in keiner Quelle.`
  return [{ rule: 'rating', sentence: draft.title, message }]
}

/** All findings that require moderation. The `sources` of sentences are positions in `evidence`. */
export const findProblems = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const statements = listSentences(draft).map(({ text, sources }): Statement => ({
    text,
    evidence: sources.flatMap((position) => evidence[position] ?? []),
  }))
  return [
    ...findForbidden(draft, evidence),
    ...findForeign(draft),
    ...statements.flatMap(findUnsupported),
    ...findUnsupportedNames(draft, evidence),
    ...statements.flatMap(findDangers),
    ...findCopies(draft, evidence),
    ...findWrongRating(draft, evidence),
  ]
}

/** Whether a sentence says something that the items do not state, or something dangerous otherwise than they state it. */
export const hasFactProblem = (statement: Statement): boolean =>
  unsupportedIn(statement).length > 0 || unstatedDangers(statement).length > 0
