import type { Draft } from '../writing/draft.ts'
import type { Evidence, Finding } from './finding.ts'
import { findCopies } from './overlap.ts'

/** Everything for which the draft may not appear by itself; `sources` of its sentences are positions in `evidence`. */
export const findProblems = (draft: Draft, evidence: readonly Evidence[]): Finding[] => [
  ...findCopies(draft, evidence),
]
