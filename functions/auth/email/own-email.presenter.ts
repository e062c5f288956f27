import type { OwnEmail } from '#shared/api/own-email.ts'
import { privateKey, type PrivateItem } from '#platform/identity/member.items.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { get } from '#platform/table/index.ts'

export const readOwnEmail = (memberId: string): Promise<PrivateItem | undefined> =>
  get(privateKey(memberId), { consistent: true })

export const presentOwnEmail = (account: PrivateItem | undefined): OwnEmail => ({
  confirmed: account?.confirmedEmail ?? null,
  waiting: account?.email ?? null,
  sendsMail: canSendMail(),
})
