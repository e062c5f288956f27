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
} from './erasure.items.ts'
export { newReceiptNumber } from './receipt-number.ts'
