import type { Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'

/** A sentence of a draft with the items that it cites. */
export interface Statement {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

const citedOf = (sources: readonly number[], evidence: readonly Evidence[]): Evidence[] =>
  sources.flatMap((position) => evidence[position] ?? [])

/** Title, excerpt and sentences. The title has no sources of its own, so it gets all items. */
export const statementsOf = (draft: Draft, evidence: readonly Evidence[]): Statement[] => [
  { text: draft.title, evidence },
  ...[draft.excerpt, ...draft.paragraphs.flat()].map(({ text, sources }) => ({
    text,
    evidence: citedOf(sources, evidence),
  })),
]
