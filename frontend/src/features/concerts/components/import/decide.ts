import type { Decision } from '../../model/import/doubt.ts'
import type { ReadRow } from '../../model/import/read-row.ts'

/** Changes what the member said about rows. */
export type Decide = (
  rows: readonly ReadRow[],
  change: (before: Decision, row: ReadRow) => Partial<Decision>,
) => void
