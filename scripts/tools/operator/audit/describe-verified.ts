import { auditSortKey } from '#platform/audit/audit.items.ts'
import type { Verified } from './verify-audit.ts'

/** The result of a verification, for operators. */
export const describeVerified = (verified: Verified, place: string): string => {
  const { entries, findings, notes, head, hasExpected } = verified
  const problems = [
    ...findings.map(({ text }) => text),
    ...(hasExpected
      ? []
      : [
          'No entry has the expected hash: it was removed, or the table was restored to before it.',
        ]),
  ]
  const result = problems.length === 0 ? 'The chain is complete.' : `${problems.length} problems:`
  return [
    `${entries} entries of the audit log in ${place}. ${result}`,
    ...problems.map((problem) => `  ${problem}`),
    ...notes,
    ...(head ? [`Newest entry: ${auditSortKey(head.day, head.seq)} ${head.hash}`] : []),
  ].join('\n')
}
