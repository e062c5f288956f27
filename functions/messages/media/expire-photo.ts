import * as z from 'zod/mini'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { get, onConditionFailed, unlessConditionFailed, write } from '#platform/table/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import { messageKey, type MessageItem, type MessageRef } from '../items/message.items.ts'
import { secondsUntil } from '#platform/runtime/clock.ts'
import { closeUnseen, forgetObject, unseenTicket } from './photo.items.ts'

const OpenedPhoto = z.object({ pairId: z.string(), ulid: z.string() })

/** Whether the photo waits again, because its bytes never left. */
const isClosedAgain = async (ref: MessageRef, message: MessageItem): Promise<boolean> => {
  const ticket = unseenTicket(message)
  if (ticket === undefined) return false
  return onConditionFailed(
    write(closeUnseen(ref, ticket)).then(() => true),
    () => false,
  )
}

/** Deletes the object of a photo that was seen when its 30 seconds are over. Idempotent. */
export const handler = worker(OpenedPhoto, async (ref) => {
  const message = await get(messageKey(ref), { consistent: true })
  const key = message?.media?.key
  if (message?.vanishesAt === undefined || key === undefined) return
  const delaySeconds = secondsUntil(message.vanishesAt)
  if (delaySeconds > 0) {
    await sendWork('expire-photo', [ref], { delaySeconds })
    return
  }
  if (await isClosedAgain(ref, message)) return
  await removeMedia([key])
  await unlessConditionFailed(write(forgetObject(ref, key)))
})
