import { statementsOf, type Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import { findForbidden } from './content.ts'
import { findDangers, unstatedDangers } from './dangers.ts'
import { findUnsupported, findUnsupportedNames, unsupportedIn } from './fact.ts'
import type { Finding, Statement } from './finding.ts'
import { findForeign } from './language.ts'
import { findCopies } from './overlap.ts'
import { findWrongRating } from './rating.ts'

/** All findings that require moderation. The `sources` of sentences are positions in `evidence`. */
export const findProblems = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const statements = statementsOf(draft).map(({ text, sources }): Statement => ({
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
