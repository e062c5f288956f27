import { randomBytes } from 'node:crypto'
import { effect } from '../../events/index.ts'
import { signupKey, signupOf } from '../../contact/index.ts'
import type { PrivateItem } from '#platform/identity/member.items.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { env } from '#platform/runtime/env.ts'
import {
  get,
  keyOf,
  onConditionFailed,
  remove,
  transact,
  unlessConditionFailed,
  write,
} from '#platform/table/index.ts'
import {
  markMailed,
  markReplacedMail,
  replacedMailKey,
  reserveLink,
  reserveLinkOf,
  storeLink,
} from '../email/email.items.ts'
import { AUTH_TEXTS } from '../texts.ts'

const memberOf = ({ PK }: PrivateItem): string => PK.slice('MEMBER#'.length)

/** False when the request was answered or replaced meanwhile, or the address got enough links today. */
const prepareLink = (waits: PrivateItem, email: string, secret: string): Promise<boolean> =>
  onConditionFailed(
    transact({
      link: storeLink(waits, secret),
      // A delivery that failed after this was counted before.
      ...(waits.tokenHash === undefined && {
        ofDay: reserveLink(email),
        ofAccount: reserveLinkOf(memberOf(waits), email),
      }),
    }).then(() => true),
    () => false,
  )

const mailLink = async (after: PrivateItem): Promise<void> => {
  const waits = await get(keyOf(after), { consistent: true })
  const { email, requestId, mailedFor } = waits ?? {}
  if (!waits || email === undefined || requestId !== after.requestId) return
  if (mailedFor === requestId || !canSendMail()) return
  const secret = randomBytes(32).toString('hex')
  if (!(await prepareLink(waits, email, secret))) return
  const link = `${env.siteOrigin}/email#${memberOf(waits)}.${secret}`
  await sendMail({ to: email, ...AUTH_TEXTS.emailLinkMail(link) })
  await unlessConditionFailed(write(markMailed(waits)))
}

/** The newsletter was ordered for the address that is gone, and no setting of the member shows it any more. */
const leave = async (before: PrivateItem, email: string): Promise<void> => {
  const memberId = memberOf(before)
  await unlessConditionFailed(write(remove(signupKey(signupOf(email)), { memberId })))
  const mark = replacedMailKey(memberId, before.confirmedAt)
  if (!canSendMail() || (await get(mark, { consistent: true }))) return
  await sendMail({ to: email, ...AUTH_TEXTS.emailReplacedMail })
  await write(markReplacedMail(mark))
}

/**
 * Mails the link that only the reader of a new address can open, once for each request, and tells an address that it
 * belongs to the account no more.
 */
export const handler = effect<PrivateItem>(async ({ before, after }) => {
  if (!after) return
  const old = before?.confirmedEmail
  if (before && old !== undefined && old !== after.confirmedEmail) await leave(before, old)
  if (after.requestId !== undefined && after.requestId !== before?.requestId) await mailLink(after)
})
