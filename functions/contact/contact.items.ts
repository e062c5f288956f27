import type { ContactCategory } from '#shared/api/contact.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'

export interface ContactMessageItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ContactMessage'
  readonly name: string
  readonly email: string
  readonly category: ContactCategory
  readonly subject: string
  readonly message: string
  /** When operators were notified, and when the sender got the automatic reply by mail. */
  readonly forwardedAt?: string
  readonly answeredAt?: string
  readonly expiresAt: number
}

const YEAR_SECONDS = 365 * 24 * 3600

type Written = Pick<ContactMessageItem, 'name' | 'email' | 'category' | 'subject' | 'message'>

/** Partitioned by month for operators; expires after a year, as the privacy text says. */
export const contactMessageItem = (
  id: string,
  at: string,
  written: Written,
): ContactMessageItem => ({
  PK: `CONTACT#${at.slice(0, 7)}`,
  SK: id,
  entity: 'ContactMessage',
  ...written,
  expiresAt: epochSeconds(Date.parse(at)) + YEAR_SECONDS,
})
