import { randomBytes } from 'node:crypto'
import { askFor, storeLink } from '../auth/email/email.items.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, write } from '#platform/table/index.ts'
import { aMember } from './members.ts'

/** The address of a new member that waits for its confirmation. */
export const aWaitingEmail = async () => {
  const member = await aMember()
  const email = `${newId().toLowerCase()}@example.org`
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
