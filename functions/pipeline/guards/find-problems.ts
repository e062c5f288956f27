import { MAX_RATING } from '#shared/domain/news.ts'
import { listSentences, type Draft } from '../drafts/index.ts'
import { type Evidence } from '../facts/index.ts'
import { readFacts } from '../facts/item-facts.ts'
import { findForbidden } from './content.ts'
import { findDangers, unstatedDangers } from './dangers.ts'
import { findUnsupported, findUnsupportedNames, unsupportedIn } from './fact.ts'
import type { Finding, Statement } from './finding.ts'
import { findForeign } from './language.ts'
import { findCopies } from './overlap.ts'

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
