export type { DecisionItem } from './decision.items.ts'
