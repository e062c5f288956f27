import type { DecisionItem } from '#platform/content/decision.items.ts'

/** What changes nothing about who sees a text. */
const SILENT = new Set<DecisionItem['action']>(['merge', 'unmerge', 'status'])

/**
 * A report that changes nothing stays between its author and the moderators. A statement of reasons tells its member
 * by itself.
 */
export const concernsAuthor = ({ reports, action, statementId }: DecisionItem): boolean =>
  statementId === undefined && !SILENT.has(action) && (reports === undefined || action === 'reject')
