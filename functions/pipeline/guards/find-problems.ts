import type { Draft } from '../drafts/index.ts'
import { findContradictions } from './contradictions/find-contradictions.ts'
import { findForbidden } from './content.ts'
import { findUnsupported } from './fact.ts'
import type { Evidence, Finding } from './finding.ts'
import { findForeign } from './language.ts'
import { findCopies } from './overlap.ts'
import { findWrongRating } from './rating.ts'

/** All findings that require moderation. The `sources` of sentences are positions in `evidence`. */
export const findProblems = async (
  draft: Draft,
  evidence: readonly Evidence[],
): Promise<Finding[]> => [
  ...findForbidden(draft, evidence),
  ...(await findForeign(draft, evidence)),
  ...findUnsupported(draft, evidence),
  ...findContradictions(draft, evidence),
  ...findCopies(draft, evidence),
  ...findWrongRating(draft, evidence),
]
