import type { DecisionItem } from './decision.items.ts'

/** What changes nothing about who sees a text. */
const SILENT = new Set<DecisionItem['action']>(['merge', 'unmerge', 'status'])

/** A report that changes nothing stays between its author and the moderators. */
export const concernsAuthor = ({ reports, action }: DecisionItem): boolean =>
  !SILENT.has(action) && (reports === undefined || action === 'reject')
