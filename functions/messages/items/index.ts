export {
  addQuotedBy,
  emptyMessage,
  emptyQuote,
  MAX_QUOTES,
  mediaKeyOf,
  messageIdOf,
  type MessageItem,
  messageKey,
  type MessageMedia,
  messageMediaTarget,
  type MessageRef,
  messageRefOf,
  ownMessageRef,
  parseMessageId,
  setHorns,
  type StoredQuote,
} from './message.items.ts'
export {
  acceptPair,
  chatPartition,
  countRequestMessage,
  declinePair,
  isOpen,
  isPair,
  markPairRead,
  type PairItem,
  pairKey,
  putPair,
  readAttributeOf,
} from './pair.items.ts'
export { isInPair, otherIn, pairIdOf } from './pair-id.items.ts'
export { maySeeMessage, presentMessage, messageKind } from './message.presenter.ts'
