import { randomBytes, randomUUID } from 'node:crypto'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { newsletterTokenKey, signupKey, signupOf } from '../../contact/newsletter.items.ts'
import { aMember } from '../members.ts'
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
  const member = await aMember()
  const { name: _name, ...written } = MESSAGE
  const signup = signupOf('andere@example.org')
  await putAll([
    { ...signupKey(signup), entity: 'NewsletterSignup', status: 'pending', email: 'a@example.org' },
    { ...newsletterTokenKey(token), signup },
  ])
  return {
    sendContact: { body: MESSAGE, headers: { 'idempotency-key': randomUUID() } },
    sendMemberContact: {
      token: member.token,
      body: written,
      headers: { 'idempotency-key': randomUUID() },
    },
    contactSender: { token: member.token },
    subscribeNewsletter: { body: { email: EMAIL, consentVersion: NEWSLETTER_CONSENT_VERSION } },
    confirmNewsletter: { body: { token } },
    unsubscribeNewsletter: { body: { token } },
  }
}

/** A guest and a member who send a message, and a guest who subscribes to the newsletter and unsubscribes. */
export const calls: TypicalCalls = {
  ids: [
    'sendContact',
    'sendMemberContact',
    'contactSender',
    'subscribeNewsletter',
    'confirmNewsletter',
    'unsubscribeNewsletter',
  ],
  prepare: setTheScene,
}
