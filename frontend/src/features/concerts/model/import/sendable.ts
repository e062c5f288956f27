import type { ImportedRow, ImportResult } from '#shared/api/concert-import.ts'
import type { ReadRow } from './read-row.ts'

/** A row to send, by its place in the file. */
export interface Sendable {
  readonly key: string
  readonly row: ImportedRow
}

export type Results = ReadonlyMap<string, ImportResult>

/** Of the day of a row. */
export const keyOf = (line: number, index: number): string => `${line}.${index}`

/** What is ready to be sent and was not sent yet, or was a question that the member answered. */
export const sendable = (rows: readonly ReadRow[], results: Results): readonly Sendable[] =>
  rows
    .flatMap(({ line, submissions }) =>
      submissions.map((row, index) => ({ key: keyOf(line, index), row })),
    )
    .filter(({ key, row }) => {
      const result = results.get(key)
      return !result || (result.outcome === 'similar' && row.sameAs !== undefined)
    })

/** What became of a row, of which a gig can have several days. */
export const findResults = (
  { line, submissions }: Pick<ReadRow, 'line' | 'submissions'>,
  results: Results,
): readonly ImportResult[] =>
  submissions.flatMap((_, index) => results.get(keyOf(line, index)) ?? [])
