import type { NewsletterState } from '#shared/api/your-data.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { get } from '#platform/table/index.ts'
import { signupKey, signupOf, type NewsletterSignupItem } from '../newsletter.items.ts'

export interface OwnNewsletter {
  /** Confirmed: an address that waits gets nothing but its own link. */
  readonly email: string | undefined
  /** Only one that this member asked for. */
  readonly signup: NewsletterSignupItem | undefined
}

const isPast = (expiresAt: number | undefined): boolean =>
  expiresAt !== undefined && expiresAt * 1000 <= Date.now()

/** The subscription that the member asked for at the address of the account. */
export const readOwnNewsletter = async (memberId: string): Promise<OwnNewsletter> => {
  const email = (await get(privateKey(memberId)))?.confirmedEmail
  if (email === undefined) return { email, signup: undefined }
  const signup = await get(signupKey(signupOf(email)), { consistent: true })
  const isOwn = signup?.memberId === memberId && !isPast(signup.expiresAt)
  return { email, signup: isOwn ? signup : undefined }
}

export const presentNewsletter = ({ email, signup }: OwnNewsletter): NewsletterState => ({
  email: email ?? null,
  state: signup?.status ?? 'none',
  consentVersion: signup?.consentVersion ?? null,
  requestedAt: signup?.requestedAt ?? null,
  confirmedAt: signup?.confirmedAt ?? null,
})
