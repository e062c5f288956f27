import { randomBytes, randomUUID } from 'node:crypto'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { newsletterTokenKey, signupKey, signupOf } from '../../contact/newsletter.items.ts'
import { putAll } from '../posts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const MESSAGE = {
  name: 'Walküre',
  email: 'walkuere@example.org',
  category: 'technical',
  subject: 'Der Bass ist zu leise',
  message: 'Seit gestern höre ich nur noch Gitarren. '.repeat(12),
}

const EMAIL = 'post@example.org'

const setTheScene = async () => {
  const token = randomBytes(32).toString('hex')
  const signup = signupOf('andere@example.org')
  await putAll([
    { ...signupKey(signup), entity: 'NewsletterSignup', status: 'pending', email: 'a@example.org' },
    { ...newsletterTokenKey(token), signup },
  ])
  return {
    sendContact: { body: MESSAGE, headers: { 'idempotency-key': randomUUID() } },
    subscribeNewsletter: { body: { email: EMAIL, consentVersion: NEWSLETTER_CONSENT_VERSION } },
    confirmNewsletter: { body: { token } },
    unsubscribeNewsletter: { body: { token } },
  }
}

/** A guest who sends a message, and one who subscribes to the newsletter and unsubscribes. */
export const calls: TypicalCalls = {
  ids: ['sendContact', 'subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
  prepare: setTheScene,
}
