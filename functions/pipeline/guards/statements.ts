import { statementsOf, type Draft } from '../drafts/index.ts'
import type { Evidence } from '../facts/index.ts'

/** A sentence of a draft with the items that it cites. */
export interface Statement {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** Title, excerpt and sentences with their items. */
export const citing = (draft: Draft, evidence: readonly Evidence[]): Statement[] =>
  statementsOf(draft).map(({ text, sources }) => ({
    text,
    evidence: sources.flatMap((position) => evidence[position] ?? []),
  }))
