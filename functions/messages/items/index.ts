export {
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
} from './message.items.ts'
export {
  chatPartition,
  isOpen,
  isPair,
  type PairItem,
  pairKey,
  readAttributeOf,
} from './pair.items.ts'
export { isInPair, otherIn, pairIdOf } from './pair-id.items.ts'
export { maySeeMessage, messageKind } from './message.presenter.ts'
