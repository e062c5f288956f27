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
  acceptPair,
  chatPartition,
  countRequestMessage,
  declinePair,
  isInPair,
  isOpen,
  isPair,
  otherIn,
  pairIdOf,
  type PairItem,
  pairKey,
  putPair,
  readAttributeOf,
} from './pair.items.ts'
export { maySeeMessage, type MessageViewer, presentMessage } from './message.presenter.ts'
