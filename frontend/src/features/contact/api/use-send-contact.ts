import {
  sendContact,
  sendMemberContact,
  type NewContactMessage,
  type NewMemberMessage,
} from '#shared/api/contact.ts'
import type { Author } from '#shared/api/members.ts'
import { call, callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

export const useSendContact = () =>
  useIdempotentMutation({
    send: (body: NewContactMessage, idempotencyKey) => call(sendContact, { body, idempotencyKey }),
  })

/** Who writes, while signed in. */
export type Sender = Pick<Author, 'username' | 'displayName'>

const MIN_NAME = 2

/** The name for a message without a session, which the contract wants to have two characters. */
const nameOf = ({ displayName, username }: Sender): string =>
  displayName.length < MIN_NAME ? username : displayName

/** Sends the message as that of a guest when the session has ended, so that it is not lost. */
export const useSendMemberContact = (sender: Sender) =>
  useIdempotentMutation({
    send: async (body: NewMemberMessage, idempotencyKey) => {
      try {
        return await callOutsideSession(sendMemberContact, { body, idempotencyKey })
      } catch (error) {
        if (!isUnauthenticated(error)) throw error
        return call(sendContact, { body: { ...body, name: nameOf(sender) }, idempotencyKey })
      }
    },
  })
