import { beginningOf } from '#shared/domain/characters.ts'
import { FINDINGS } from '../texts.ts'

/** Bounds the held article and its queue entry, which both store the reasons. */
export const MAX_REASONS = 12
export const MAX_REASON_LENGTH = 320

interface Reason {
  readonly rule: string
  readonly message: string
}

/** The first finding of each rule, then the second ones, so that many findings of one rule hide no other. */
const eachRuleFirst = (findings: readonly Reason[]): Reason[] =>
  [...Map.groupBy(findings, ({ rule }) => rule).values()]
    .flatMap((ofRule) => ofRule.map((finding, rank) => ({ finding, rank })))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ finding }) => finding)

/** The lines for moderators: one for each finding, without duplicates, limited in number and length. */
export const describeReasons = (findings: readonly Reason[]): string[] => {
  const lines = [
    ...new Set(
      eachRuleFirst(findings).map(({ message }) =>
        beginningOf(message, MAX_REASON_LENGTH, MAX_REASON_LENGTH),
      ),
    ),
  ]
  const more = lines.length - MAX_REASONS
  return more > 0 ? [...lines.slice(0, MAX_REASONS), FINDINGS.more(more)] : lines
}
