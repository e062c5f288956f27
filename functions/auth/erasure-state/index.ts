export { cancelErasure } from './cancel-erasure.ts'
export {
  beginErasure,
  cancelWaiting,
  dueBefore,
  dueErasures,
  endPass,
  erasureItems,
  erasureKey,
  finishErasure,
  newErasure,
  putErasure,
  receiptKey,
  removeDue,
  SWEPT_SECONDS,
  type ErasureItem,
  newReceiptNumber,
} from './erasure.items.ts'
