export {
  messageIdOf,
  type MessageItem,
  messageKey,
  type MessageMedia,
  messageMediaTarget,
  type MessageRef,
  messageRefOf,
  ownMessageRef,
  parseMessageId,
  type StoredQuote,
} from './message.items.ts'
export {
  chatPartition,
  isInPair,
  isPair,
  otherIn,
  pairIdOf,
  type PairItem,
  pairKey,
  readAttributeOf,
} from './pair.items.ts'
export { maySeeMessage, type MessageViewer, presentMessage } from './message.presenter.ts'
