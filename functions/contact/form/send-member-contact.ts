import type { ResponseOf } from '#shared/api/contract.ts'
import { sendMemberContact } from '#shared/api/contact.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireMember } from '#platform/identity/member.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { put, transact } from '#platform/table/index.ts'
import { contactMessageItem } from '../contact.items.ts'
import { CONTACT_TEXTS } from '../texts.ts'

const ANSWER: ResponseOf<typeof sendMemberContact> = { autoResponse: CONTACT_TEXTS.autoResponse }

/** The name and the id of the sender come from the session, never from the form. */
export const handler = endpoint(
  sendMemberContact,
  async ({ memberId, body, remember }) => {
    const { displayName: name } = await requireMember(memberId)
    const message = contactMessageItem(newId(), isoNow(), { memberId, name, ...body })
    await transact({ message: put(message), idempotency: remember(message.SK) })
    return ANSWER
  },
  () => Promise.resolve(ANSWER),
)
