import * as z from 'zod/mini'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import { messageKey } from '../items/index.ts'
import { secondsUntil } from '#platform/runtime/clock.ts'
import { forgetObject } from './photo.items.ts'

const OpenedPhoto = z.object({ pairId: z.string(), ulid: z.string() })

/** Deletes the object of an opened photo when its 30 seconds are over. Idempotent. */
export const handler = worker(OpenedPhoto, async (ref) => {
  const message = await get(messageKey(ref), { consistent: true })
  const key = message?.media?.key
  if (message?.vanishesAt === undefined || key === undefined) return
  const delaySeconds = secondsUntil(message.vanishesAt)
  if (delaySeconds > 0) {
    await sendWork('expire-photo', [ref], { delaySeconds })
    return
  }
  await removeMedia([key])
  await unlessConditionFailed(write(forgetObject(ref, key)))
})
