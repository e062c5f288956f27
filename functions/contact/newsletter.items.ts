import { keptSeconds } from '#shared/domain/retention.ts'
import { createHash } from 'node:crypto'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

export interface NewsletterSignupItem {
  readonly PK: typeof NEWSLETTER
  readonly SK: string
  readonly entity: 'NewsletterSignup'
  readonly email: string
  readonly consentVersion: string
  readonly status: 'pending' | 'confirmed'
  /** Each subscription attempt is a request; `mailedFor` is the last request that was mailed. */
  readonly requestId: string
  readonly requestedAt: string
  readonly mailedFor?: string
  readonly confirmedAt?: string
  readonly expiresAt?: number
  /** The member who asked for it on "Deine Daten"; absent for the form of the footer. */
  readonly memberId?: string
}

/** The holder of the token has read the mail of this address. */
export interface NewsletterTokenItem {
  readonly PK: string
  readonly SK: 'NEWSLETTER_TOKEN'
  readonly signup: string
  readonly expiresAt?: number
}

const NEWSLETTER = 'NEWSLETTER'

/** An unconfirmed address expires after this time. */
export const LINK_SECONDS = keptSeconds('unconfirmedNewsletter')

/** Minimum time between two mails to one address. */
const QUIET_MS = 3600 * 1000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const signupKey = (signup: string): Key<NewsletterSignupItem> => ({
  PK: NEWSLETTER,
  SK: signup,
})

/** Addresses are case-insensitive. */
export const signupOf = (email: string): string => sha256(email.toLowerCase())

export const newsletterTokenKey = (token: string): Key<NewsletterTokenItem> => ({
  PK: `NEWSLETTER_TOKEN#${sha256(token)}`,
  SK: 'NEWSLETTER_TOKEN',
})

/** Fails when the address is confirmed, or was requested a moment ago. */
export const requestSignup = (
  email: string,
  consentVersion: string,
  memberId?: string,
): Write<NewsletterSignupItem> => {
  const quietSince = new Date(Date.now() - QUIET_MS).toISOString()
  return update(signupKey(signupOf(email)), {
    set: {
      entity: 'NewsletterSignup',
      email,
      consentVersion,
      status: 'pending',
      requestId: newId(),
      requestedAt: isoNow(),
      ...(memberId !== undefined && { memberId }),
    },
    condition: expression`attribute_not_exists(PK) OR (#status = ${'pending'} AND requestedAt < ${quietSince})`,
  })
}
