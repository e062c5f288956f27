import { sendContact, type NewContactMessage } from '#shared/api/contact.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

export const useSendContact = () =>
  useIdempotentMutation({
    send: (body: NewContactMessage, idempotencyKey) => call(sendContact, { body, idempotencyKey }),
  })
