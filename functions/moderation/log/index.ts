export { concernsAuthor } from './concerns-author.rules.ts'
export { pathOfContent } from './content-path.ts'
export { isRequest } from './request.rules.ts'
export {
  appendDecision,
  decidedKey,
  decisionItem,
  decisionsPartition,
  putDecided,
  takeOffQueue,
  type Action,
  type DecisionItem,
} from './decision.items.ts'
