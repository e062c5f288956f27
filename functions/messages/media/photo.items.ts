import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { expression, update, type Write } from '#platform/table/index.ts'
import { messageKey, type MessageItem, type MessageRef } from '../items/index.ts'

interface Opening {
  readonly memberId: string
  readonly ticketHash: string
  readonly viewedAt: string
  readonly vanishesAt: string
}

/** The 30 seconds that begin now. */
export const viewingTimes = (): Pick<Opening, 'viewedAt' | 'vanishesAt'> => {
  const viewedAt = now()
  const vanishesAt = viewedAt + LIMITS.temporaryPhotoSeconds * 1000
  return {
    viewedAt: new Date(viewedAt).toISOString(),
    vanishesAt: new Date(vanishesAt).toISOString(),
  }
}

/** Fails unless the photo waits for this member. May be sent twice, because its answer can be lost. */
export const openPhoto = (
  ref: MessageRef,
  { memberId, ticketHash, viewedAt, vanishesAt }: Opening,
): Write<MessageItem> => {
  const isUnseen = expression`attribute_not_exists(viewedAt) OR photoTicket = ${ticketHash}`
  return update(messageKey(ref), {
    set: { viewedAt, vanishesAt, photoTicket: ticketHash },
    condition: expression`recipientId = ${memberId} AND attribute_exists(media.#key) AND attribute_not_exists(#status) AND (${isUnseen})`,
  })
}

/** Fails unless the ticket is unused. `use` names this attempt, which may be sent twice, too. */
export const useTicket = (ref: MessageRef, ticketHash: string, use: string): Write<MessageItem> => {
  const used = `used ${use}`
  return update(messageKey(ref), {
    set: { photoTicket: used },
    condition: expression`photoTicket IN (${ticketHash}, ${used})`,
  })
}

/** Its object is deleted. Fails when the message lost its media since. */
export const forgetObject = (ref: MessageRef, key: string): Write<MessageItem> =>
  update(messageKey(ref), {
    remove: [expression`media.#key`, 'photoTicket'],
    condition: expression`media.#key = ${key}`,
  })
