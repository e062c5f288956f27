import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { expression, update, type Write } from '#platform/table/index.ts'
import { messageKey, type MessageItem, type MessageRef } from '../items/message.items.ts'

export interface PhotoTimes {
  readonly viewedAt: string
  readonly vanishesAt: string
}

interface Opening extends PhotoTimes {
  readonly memberId: string
  readonly ticketHash: string
}

/** The 30 seconds that begin now. */
export const viewingTimes = (): PhotoTimes => {
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

/** What is stored of a ticket once the bytes were delivered. */
const deliveredMark = (ticketHash: string): string => `delivered ${ticketHash}`

/** Whether this ticket opened the photo, delivered or not. */
export const isTicket = ({ photoTicket }: MessageItem, ticketHash: string): boolean =>
  photoTicket === ticketHash || photoTicket === deliveredMark(ticketHash)

/** The view counts from now on. May be sent twice; fails when the photo was opened anew since. */
export const noteDelivery = (ref: MessageRef, ticketHash: string): Write<MessageItem> => {
  const mark = deliveredMark(ticketHash)
  return update(messageKey(ref), {
    set: { photoTicket: mark },
    condition: expression`photoTicket IN (${ticketHash}, ${mark})`,
  })
}

/** The photo can be opened again. Fails when its bytes were delivered. */
export const closeUnseen = (ref: MessageRef, ticketHash: string): Write<MessageItem> =>
  update(messageKey(ref), {
    remove: ['viewedAt', 'vanishesAt', 'photoTicket'],
    condition: expression`photoTicket = ${ticketHash}`,
  })

/** Whether the photo is open and its bytes were not delivered. */
export const unseenTicket = ({ photoTicket }: MessageItem): string | undefined =>
  photoTicket?.includes(' ') ? undefined : photoTicket

/** Its object is deleted. Fails when the message lost its media since. */
export const forgetObject = (ref: MessageRef, key: string): Write<MessageItem> =>
  update(messageKey(ref), {
    remove: [expression`media.#key`, 'photoTicket'],
    condition: expression`media.#key = ${key}`,
  })
