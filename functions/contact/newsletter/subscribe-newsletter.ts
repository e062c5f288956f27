import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { subscribeNewsletter } from '#shared/api/newsletter.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { db } from '#platform/table/table.ts'
import { throttle } from '#platform/http/throttle.ts'
import { unlessRefused } from '#platform/table/transact.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { requestSignupInput } from '../newsletter.items.ts'

/** The mail follows by event. New, known or filled in by a machine: the answer is the same. */
export const handler = endpoint(subscribeNewsletter, async ({ address, body }) => {
  await throttle('newsletterPerAddress', address)
  if ((body.website ?? '') === '') {
    const request = requestSignupInput(body.email, body.consentVersion)
    await unlessRefused(db.send(new UpdateCommand(request)))
  }
  return { message: canSendMail() ? NEWSLETTER_TEXTS.mailed : NEWSLETTER_TEXTS.noted }
})
