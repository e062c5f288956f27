import { subscribeNewsletter } from '#shared/api/newsletter.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { throttle } from '#platform/http/throttle.ts'
import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { requestSignup } from '../newsletter.items.ts'

/** The mail follows by event. New addresses, known ones and bots get the same answer. */
export const handler = endpoint(subscribeNewsletter, async ({ address, body }) => {
  await throttle('newsletterPerAddress', address)
  if ((body.website ?? '') === '') {
    await unlessConditionFailed(write(requestSignup(body.email, body.consentVersion)))
  }
  return { message: canSendMail() ? NEWSLETTER_TEXTS.mailed : NEWSLETTER_TEXTS.noted }
})
