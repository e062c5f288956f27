import type { Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import { findForbidden } from './content.ts'
import { findDangers, unstatedDangers } from './dangers.ts'
import { findUnsupported, unsupportedIn } from './fact.ts'
import type { Finding } from './finding.ts'
import { findForeign } from './language.ts'
import { findCopies } from './overlap.ts'
import { findWrongRating } from './rating.ts'
import type { Statement } from './statements.ts'

/** All findings that require moderation. The `sources` of sentences are positions in `evidence`. */
export const findProblems = (draft: Draft, evidence: readonly Evidence[]): Finding[] => [
  ...findForbidden(draft, evidence),
  ...findForeign(draft),
  ...findUnsupported(draft, evidence),
  ...findDangers(draft, evidence),
  ...findCopies(draft, evidence),
  ...findWrongRating(draft, evidence),
]

/** Whether a sentence says something that the items do not state, or something dangerous otherwise than they state it. */
export const hasFactProblem = (statement: Statement): boolean =>
  unsupportedIn(statement).length > 0 || unstatedDangers(statement).length > 0
