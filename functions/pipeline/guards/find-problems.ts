import type { Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'
import { findForbidden } from './content.ts'
import { findDangers } from './dangers.ts'
import { findUnsupported } from './fact.ts'
import type { Finding } from './finding.ts'
import { findForeign } from './language.ts'
import { findCopies } from './overlap.ts'
import { findWrongRating } from './rating.ts'

/** All findings that require moderation. The `sources` of sentences are positions in `evidence`. */
export const findProblems = (draft: Draft, evidence: readonly Evidence[]): Finding[] => [
  ...findForbidden(draft, evidence),
  ...findForeign(draft, evidence),
  ...findUnsupported(draft, evidence),
  ...findDangers(draft, evidence),
  ...findCopies(draft, evidence),
  ...findWrongRating(draft, evidence),
]
