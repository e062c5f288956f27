import { mailsTo } from './mailbox.ts'
import { publications } from './topic.ts'
import { handler as settleEmail } from '../auth/effects/settle-email.ts'
import { handler as answerContact } from '../contact/effects/answer-contact.ts'
import { handler as forwardContact } from '../contact/effects/forward-contact.ts'
import { handler as mailNewsletterLink } from '../contact/effects/mail-newsletter-link.ts'
import { contactMessageItem } from '../contact/contact.items.ts'
import {
  requestSignup,
  signupKey,
  signupOf,
  type NewsletterSignupItem,
} from '../contact/newsletter.items.ts'
import type { PrivateItem } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aWaitingEmail } from './own-emails.ts'
import { putAll } from './posts.ts'
import { unitsOf, type Units } from './units.ts'

/** A message as the contact form stores it, in the table. */
export const aContactMessage = async (
  change: { readonly email?: string; readonly memberId?: string } = {},
) => {
  const item = contactMessageItem(newId(), isoNow(), {
    name: 'Walküre',
    email: `${newId().toLowerCase()}@example.org`,
    category: 'technical',
    subject: 'Der Bass ist zu leise',
    message: 'Seit gestern höre ich nur noch Gitarren. '.repeat(26),
    ...change,
  })
  await putAll([item])
  return item
}

export const aSignup = async (change: Partial<NewsletterSignupItem> = {}) => {
  const email = `${newId().toLowerCase()}@example.org`
  const item: NewsletterSignupItem = {
    ...signupKey(signupOf(email)),
    entity: 'NewsletterSignup',
    email,
    consentVersion: '2025-01',
    status: 'pending',
    requestId: newId(),
    requestedAt: isoNow(),
    ...change,
  }
  await putAll([item])
  return item
}

/** Costs of the effects of contact form, newsletter and addresses of accounts, which also call SNS and SES. */
export const contactScenarios: Record<string, () => Promise<Units>> = {
  'forward-contact ContactMessage.created': async () => {
    const record = changeRecord(null, await aContactMessage())
    return unitsOf(() => deliverTo('forward-contact', forwardContact)(record))
  },
  'answer-contact ContactMessage.created': async () => {
    const record = changeRecord(null, await aContactMessage())
    return unitsOf(() => deliverTo('answer-contact', answerContact)(record))
  },
  'settle-email AccountEmail.created': async () => {
    const record = changeRecord(null, (await aWaitingEmail()).waits)
    return unitsOf(() => deliverTo('settle-email', settleEmail)(record))
  },
  'settle-email AccountEmail.changed (confirmed)': async () => {
    const { email, waits } = await aWaitingEmail()
    const after: PrivateItem = { ...waits, confirmedEmail: email }
    const record = changeRecord(waits, after)
    return unitsOf(() => deliverTo('settle-email', settleEmail)(record))
  },
  'settle-email AccountEmail.changed (replaced)': async () => {
    const { member, email, waits } = await aWaitingEmail()
    await write(requestSignup(email, '2025-01', member.id))
    const before: PrivateItem = { ...waits, confirmedEmail: email }
    const after: PrivateItem = { ...before, confirmedEmail: `neu-${email}` }
    const record = changeRecord(before, after)
    return unitsOf(() => deliverTo('settle-email', settleEmail)(record))
  },
  'mail-newsletter-link NewsletterSignup.created': async () => {
    const record = changeRecord(null, await aSignup())
    return unitsOf(() => deliverTo('mail-newsletter-link', mailNewsletterLink)(record))
  },
  'mail-newsletter-link NewsletterSignup.changed (mailed)': async () => {
    const before = await aSignup()
    const record = changeRecord(before, { ...before, mailedFor: before.requestId } as typeof before)
    return unitsOf(() => deliverTo('mail-newsletter-link', mailNewsletterLink)(record))
  },
}

export { mailsTo, publications }
