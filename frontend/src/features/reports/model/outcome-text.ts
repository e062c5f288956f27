import type { OwnReport } from '#shared/api/reports.ts'
import { messages } from '../texts.ts'

/** Open again after an objection is not the same as open for the first time. */
export const describeOutcome = ({
  outcome,
  objection,
}: Pick<OwnReport, 'outcome' | 'objection'>): string => {
  if (outcome !== null) return messages.outcomes[outcome]
  return objection?.appeal?.decision === 'lift'
    ? messages.outcomes.reopened
    : messages.outcomes.open
}
