import { createHash } from 'node:crypto'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'

export interface NewsletterSignupItem {
  readonly PK: typeof NEWSLETTER
  readonly SK: string
  readonly entity: 'NewsletterSignup'
  readonly email: string
  readonly consentVersion: string
  readonly status: 'pending' | 'confirmed'
  /** Each time somebody asks is a request of its own; `mailedFor` is the last one that was mailed. */
  readonly requestId: string
  readonly requestedAt: string
  readonly mailedFor?: string
  readonly confirmedAt?: string
  readonly expiresAt?: number
}

/** Whoever holds the token has read the mail of this address. */
export interface NewsletterTokenItem {
  readonly PK: string
  readonly SK: 'NEWSLETTER_TOKEN'
  readonly signup: string
  readonly expiresAt?: number
}

const NEWSLETTER = 'NEWSLETTER'

/** An unconfirmed address is forgotten after this long. */
export const LINK_SECONDS = 7 * 24 * 3600

/** So soon after a mail the same address gets no other one, whoever asks. */
const QUIET_MS = 3600 * 1000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const signupKey = (signup: string): { PK: typeof NEWSLETTER; SK: string } => ({
  PK: NEWSLETTER,
  SK: signup,
})

/** Addresses are told apart without regard to case. */
export const signupOf = (email: string): string => sha256(email.toLowerCase())

export const newsletterTokenKey = (token: string) =>
  ({ PK: `NEWSLETTER_TOKEN#${sha256(token)}`, SK: 'NEWSLETTER_TOKEN' }) as const

/** Refused where the address is confirmed, or was asked for a moment ago. */
export const requestSignupInput = (email: string, consentVersion: string) => ({
  TableName: env.tableName,
  Key: signupKey(signupOf(email)),
  UpdateExpression:
    'SET entity = :entity, email = :email, consentVersion = :version, #status = :pending, requestId = :id, requestedAt = :now',
  ConditionExpression:
    'attribute_not_exists(PK) OR (#status = :pending AND requestedAt < :longAgo)',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: {
    ':entity': 'NewsletterSignup',
    ':email': email,
    ':version': consentVersion,
    ':pending': 'pending',
    ':id': newId(),
    ':now': isoNow(),
    ':longAgo': new Date(Date.now() - QUIET_MS).toISOString(),
  },
})
