export { appendDecision, decidedKey, decisionItem, type DecisionItem } from './decision.items.ts'
