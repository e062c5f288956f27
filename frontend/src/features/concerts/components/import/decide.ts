import type { Decision } from '../../model/import/doubt.ts'

/** Changes what the member said about the rows with these lines. */
export type Decide = (
  lines: readonly number[],
  change: (before: Decision) => Partial<Decision>,
) => void
