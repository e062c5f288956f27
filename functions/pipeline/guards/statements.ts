import type { Draft } from '../drafts/index.ts'
import type { Evidence } from './finding.ts'

/** A piece of a draft that readers take for true, with what it rests on. */
export interface Statement {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

const citedOf = (sources: readonly number[], evidence: readonly Evidence[]): Evidence[] =>
  sources.flatMap((position) => evidence[position] ?? [])

/** Title, excerpt and sentences; the title rests on everything. */
export const statementsOf = (draft: Draft, evidence: readonly Evidence[]): Statement[] => [
  { text: draft.title, evidence },
  ...[draft.excerpt, ...draft.paragraphs.flat()].map(({ text, sources }) => ({
    text,
    evidence: citedOf(sources, evidence),
  })),
]
