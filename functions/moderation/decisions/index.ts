export { appendDecision, decisionItem, type DecisionItem } from './decision.items.ts'
