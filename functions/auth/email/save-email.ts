import { saveEmail } from '#shared/api/own-email.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import type { PrivateItem } from '#platform/identity/member.items.ts'
import { write, type Write } from '#platform/table/index.ts'
import { askFor, removeEmail, stopWaiting } from './email.items.ts'
import { presentOwnEmail, readOwnEmail } from './own-email.presenter.ts'

const isSame = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase()

const changeTo = (
  email: string | null,
  memberId: string,
  account: PrivateItem | undefined,
): Write<PrivateItem> => {
  if (email === null) return removeEmail(memberId)
  return isSame(email, account?.confirmedEmail) ? stopWaiting(memberId) : askFor(memberId, email)
}

/** The mail follows by event. Whether another account has the address makes no difference. */
export const handler = endpoint(saveEmail, async ({ memberId, body: { email } }) => {
  const before = await readOwnEmail(memberId)
  if (before || email !== null) await write(changeTo(email, memberId, before))
  return presentOwnEmail(await readOwnEmail(memberId))
})
