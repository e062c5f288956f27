export { concernsAuthor } from './concerns-author.rules.ts'
export {
  appendDecision,
  decidedKey,
  decisionItem,
  putDecided,
  takeOffQueue,
  type Action,
  type DecisionItem,
} from './decision.items.ts'
