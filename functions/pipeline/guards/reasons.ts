import type { Finding } from './finding.ts'
import { FINDINGS } from './texts.ts'

/** So many lines, of so many characters, lie with what waits and with its place in the queue. */
export const MAX_REASONS = 12
export const LONGEST_REASON = 320

const cut = (text: string): string =>
  text.length <= LONGEST_REASON
    ? text
    : `${text.slice(0, LONGEST_REASON - 1).replace(/\p{Cs}/gu, '')}…`

/** The first of each rule, then the second of each: a draft that is English throughout may also be a copy. */
const eachRuleFirst = (findings: readonly Finding[]): Finding[] =>
  [...Map.groupBy(findings, ({ rule }) => rule).values()]
    .flatMap((ofRule) => ofRule.map((finding, rank) => ({ finding, rank })))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ finding }) => finding)

/** What moderators read of it: a line for each finding, none twice, and no more than can be read. */
export const reasonsOf = (findings: readonly Finding[]): string[] => {
  const lines = [...new Set(eachRuleFirst(findings).map(({ message }) => cut(message)))]
  const more = lines.length - MAX_REASONS
  return more > 0 ? [...lines.slice(0, MAX_REASONS), FINDINGS.more(more)] : lines
}
