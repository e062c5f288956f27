import { randomBytes } from 'node:crypto'
import { confirmEmail, saveEmail } from '#shared/api/own-email.ts'
import { handler as settleEmail } from '../auth/effects/settle-email.ts'
import { handler as confirming } from '../auth/email/confirm-email.ts'
import { askFor, storeLink } from '../auth/email/email.items.ts'
import { handler as saving } from '../auth/email/save-email.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, write } from '#platform/table/index.ts'
import { call } from './call.ts'
import { changeBy, deliverTo } from './changes.ts'
import { mailsTo } from './mailbox.ts'
import { aMember, type TestMember } from './members.ts'

export const anEmail = (): string => `${newId().toLowerCase()}@example.org`

/** The address of a new member that waits for its confirmation. */
export const aWaitingEmail = async () => {
  const member = await aMember()
  const email = anEmail()
  await write(askFor(member.id, email))
  const waits = await get(privateKey(member.id), { consistent: true })
  if (!waits) throw new Error('The address is gone.')
  return { member, email, waits }
}

/** What the link in the mail to such an address carries. */
export const aConfirmationToken = async (): Promise<string> => {
  const { member, waits } = await aWaitingEmail()
  const secret = randomBytes(32).toString('hex')
  await write(storeLink(waits, secret))
  return `${member.id}.${secret}`
}

export const saveAddress = ({ token }: TestMember, email: string | null) =>
  call(saving, saveEmail, { token, body: { email } })

export const confirmAddress = (token: string) => call(confirming, confirmEmail, { body: { token } })

export const settleAddress = deliverTo('settle-email', settleEmail)

/** Does this, and what follows from it. */
export const settled = async (member: { readonly id: string }, work: () => Promise<unknown>) => {
  const record = await changeBy(privateKey(member.id), work)
  if (record) await settleAddress(record)
  return record
}

export const linkIn = (email: string): string =>
  /\/email#(\S+)/.exec(mailsTo(email).at(-1) ?? '')?.[1] ?? ''

/** Asks for a link to this address, and returns what is in it. */
export const askForLink = async (member: TestMember, email: string): Promise<string> => {
  await settled(member, () => saveAddress(member, email))
  return linkIn(email)
}

/** An address that the member confirmed. */
export const aConfirmedEmail = async (member: TestMember): Promise<string> => {
  const email = anEmail()
  const link = await askForLink(member, email)
  await settled(member, () => confirmAddress(link))
  return email
}
