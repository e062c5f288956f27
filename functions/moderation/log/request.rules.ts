import type { DecisionItem } from '#platform/content/decision.items.ts'

/** Proposed edits and claims ask for something of others; declining them restricts nothing that was published. */
export const isRequest = ({ type, contentId }: Pick<DecisionItem, 'type' | 'contentId'>): boolean =>
  type === 'band' && contentId.includes('-')
