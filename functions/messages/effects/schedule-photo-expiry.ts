import { sendWork } from '#platform/queue/send-work.ts'
import { effect } from '../../events/index.ts'
import { messageRefOf, type MessageItem } from '../items/message.items.ts'
import { secondsUntil } from '#platform/runtime/clock.ts'

/** Queues the deletion of a photo that was opened, for the moment when its 30 seconds are over. */
export const handler = effect<MessageItem>(async ({ before, after }) => {
  if (after?.vanishesAt === undefined || before?.vanishesAt !== undefined) return
  await sendWork('expire-photo', [messageRefOf(after)], {
    delaySeconds: secondsUntil(after.vanishesAt),
  })
})
