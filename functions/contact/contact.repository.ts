import { isoNow } from '#platform/runtime/clock.ts'
import {
  exists,
  get,
  keyOf,
  onConditionFailed,
  unlessConditionFailed,
  update,
  write,
} from '#platform/table/index.ts'
import { reserveAnswer, type ContactMessageItem } from './contact.items.ts'

/** The current message: an event may be delivered again after it was handled. */
export const readContactMessage = (
  message: ContactMessageItem,
): Promise<ContactMessageItem | undefined> => get(keyOf(message), { consistent: true })

export const markContactMessage = async (
  message: ContactMessageItem,
  mark: 'forwardedAt' | 'answeredAt',
): Promise<void> => {
  const change = update(keyOf(message), { set: { [mark]: isoNow() }, condition: exists })
  await unlessConditionFailed(write(change))
}

/** Whether the message may be answered by mail. At most one message an hour is, for each recipient. */
export const mayAnswer = (message: ContactMessageItem): Promise<boolean> =>
  onConditionFailed(
    write(reserveAnswer(message)).then(() => true),
    () => false,
  )
