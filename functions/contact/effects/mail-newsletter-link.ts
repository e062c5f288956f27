import { randomBytes } from 'node:crypto'
import { effect } from '../../events/index.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import {
  get,
  onConditionFailed,
  put,
  transact,
  unlessConditionFailed,
  update,
  write,
} from '#platform/table/index.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import {
  LINK_SECONDS,
  newsletterTokenKey,
  signupKey,
  type NewsletterSignupItem,
  type NewsletterTokenItem,
} from '../newsletter.items.ts'

const needsMail = (signup: NewsletterSignupItem): boolean =>
  signup.status === 'pending' && signup.mailedFor !== signup.requestId

/** Stores the token before it is mailed. False when the request was answered or removed since it was read. */
const prepareLink = async (signup: NewsletterSignupItem, token: string): Promise<boolean> => {
  const expiresAt = epochSeconds() + LINK_SECONDS
  const item: NewsletterTokenItem = { ...newsletterTokenKey(token), signup: signup.SK, expiresAt }
  const link = transact({
    token: put(item),
    signup: update(signupKey(signup.SK), {
      set: { expiresAt },
      condition: { status: 'pending', requestId: signup.requestId },
    }),
  })
  return onConditionFailed(
    link.then(() => true),
    () => false,
  )
}

const markMailed = async ({ SK, requestId }: NewsletterSignupItem): Promise<void> => {
  const change = update(signupKey(SK), { set: { mailedFor: requestId }, condition: { requestId } })
  await unlessConditionFailed(write(change))
}

const linkFor = (purpose: 'confirm' | 'unsubscribe', token: string): string =>
  `${env.siteOrigin}/newsletter#${purpose}.${token}`

/**
 * Double opt-in: mails the link that only the owner of the address can open. Without a sender the request stays
 * stored. A second request while a mail is being sent may lead to two mails; both links work.
 */
export const handler = effect<NewsletterSignupItem>(async ({ after }) => {
  if (!after || !needsMail(after) || !canSendMail()) return
  const signup = await get(signupKey(after.SK), { consistent: true })
  if (!signup || !needsMail(signup)) return
  const token = randomBytes(32).toString('hex')
  if (!(await prepareLink(signup, token))) return
  await sendMail({
    to: signup.email,
    subject: NEWSLETTER_TEXTS.subject,
    text: NEWSLETTER_TEXTS.mail(linkFor('confirm', token), linkFor('unsubscribe', token)),
  })
  await markMailed(signup)
})
