import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import { effect } from '../../events/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { env } from '#platform/runtime/env.ts'
import { get } from '#platform/table/index.ts'
import { erasureKey, type ErasureItem } from '../../auth/erasure-state/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'

const addressOf = (receipt: string): string => `${env.siteOrigin}/loeschbeleg#${receipt}`

/** Tells a member who left an address, also one whose session was stolen. A repeated event mails again at worst. */
export const handler = effect<ErasureItem>(async ({ after }) => {
  if (after?.state !== 'waiting' || after.isFinal || !canSendMail()) return
  const [current, owner] = await Promise.all([
    get(erasureKey(after.memberId), { consistent: true }),
    get(privateKey(after.memberId), { consistent: true }),
  ])
  if (current?.receipt !== after.receipt || !hasConfirmedEmail(owner)) return
  await sendMail({
    to: owner.confirmedEmail,
    ...ERASURE_TEXTS.mail(after.dueAt, addressOf(after.receipt)),
  })
})
