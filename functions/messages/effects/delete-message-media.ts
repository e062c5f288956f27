import { effect } from '../../events/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import type { MessageItem } from '../items/index.ts'

/** The object that a message refers to; none when the message is gone for both. */
const keyOf = (message: MessageItem | null): string | undefined =>
  message?.status === 'deleted' || message?.status === 'removed' ? undefined : message?.media?.key

/** Deletes the photo or recording of a message that was deleted or removed. Idempotent. */
export const handler = effect<MessageItem>(async ({ before, after }) => {
  const key = before?.media?.key
  if (key !== undefined && keyOf(after) !== key) await removeMedia([key])
})
