import type { ResponseOf } from '#shared/api/contract.ts'
import { sendContact } from '#shared/api/contact.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { throttle } from '#platform/http/throttle.ts'
import { put, transact } from '#platform/table/index.ts'
import { contactMessageItem } from '../contact.items.ts'
import { CONTACT_TEXTS } from '../texts.ts'

const ANSWER: ResponseOf<typeof sendContact> = { autoResponse: CONTACT_TEXTS.autoResponse }

/**
 * A bot that fills the hidden field gets the same answer. So does a caller with the key of another message:
 * only the same message counts as a repetition.
 */
export const handler = endpoint(
  sendContact,
  async ({ address, body, remember }) => {
    await throttle('contactMessagesPerAddress', address)
    const { website = '', ...written } = body
    if (website === '') {
      const message = contactMessageItem(newId(), isoNow(), written)
      await transact({ message: put(message), idempotency: remember(message.SK) })
    }
    return ANSWER
  },
  () => Promise.resolve(ANSWER),
)
