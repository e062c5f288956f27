import { effect } from '../../events/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import { mediaKeyOf, type MessageItem } from '../items/message.items.ts'

/** A removed message keeps its object for an appeal, unless its photo was to vanish. */
const isKept = (before: MessageItem, after: MessageItem | null): boolean =>
  after?.takenDown !== undefined && !before.isTemporary

/** Deletes the photo or recording of a message that was deleted or removed. Idempotent. */
export const handler = effect<MessageItem>(async ({ before, after }) => {
  const key = before?.media?.key
  if (!before || key === undefined || mediaKeyOf(after) === key || isKept(before, after)) return
  await removeMedia([key])
})
