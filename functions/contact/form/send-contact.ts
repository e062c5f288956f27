import type { ResponseOf } from '#shared/api/contract.ts'
import { sendContact } from '#shared/api/contact.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { throttle } from '#platform/http/throttle.ts'
import { transact } from '#platform/table/transact.ts'
import { contactMessageItem, putContactMessage } from '../contact.items.ts'
import { CONTACT_TEXTS } from '../texts.ts'

const ANSWER: ResponseOf<typeof sendContact> = { autoResponse: CONTACT_TEXTS.autoResponse }

/**
 * A machine that filled the hidden field gets the same answer, and learns nothing. Neither does whoever sends a key
 * of somebody else: only the very same message is taken for a repetition.
 */
export const handler = endpoint(
  sendContact,
  async ({ address, body, remember }) => {
    await throttle('contactMessagesPerAddress', address)
    const { website = '', ...written } = body
    if (website === '') {
      const message = contactMessageItem(newId(), isoNow(), written)
      await transact({ message: putContactMessage(message), idempotency: remember(message.SK) })
    }
    return ANSWER
  },
  () => Promise.resolve(ANSWER),
)
