import type { ContactCategory } from '#shared/api/contact.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { recipientHash } from '#platform/mail/recipient.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { expression, update, type Key, type Partition, type Write } from '#platform/table/index.ts'

export interface ContactMessageItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ContactMessage'
  /** The signed-in sender; absent for guests. */
  readonly memberId?: string | undefined
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

const YEAR_SECONDS = keptSeconds('contactMessage')

type Written = Pick<
  ContactMessageItem,
  'memberId' | 'name' | 'email' | 'category' | 'subject' | 'message'
>

/** @param month `yyyy-mm` */
export const contactPartition = (month: string): Partition<ContactMessageItem> => ({
  PK: `CONTACT#${month}`,
})

/** Partitioned by month for operators; expires after a year, as the privacy text says. */
export const contactMessageItem = (
  id: string,
  at: string,
  written: Written,
): ContactMessageItem => ({
  PK: contactPartition(at.slice(0, 7)).PK,
  SK: id,
  entity: 'ContactMessage',
  ...written,
  expiresAt: epochSeconds(Date.parse(at)) + YEAR_SECONDS,
})

/** The last message that was answered by mail to a recipient, as long as no other may be. */
interface ContactAnswerItem {
  readonly PK: string
  readonly SK: 'CONTACT_ANSWER'
  readonly messageId: string
  readonly expiresAt: number
}

/** Minimum time between two automatic replies to one recipient, who may not be the sender. */
const QUIET_SECONDS = 3600

const answerKey = (email: string): Key<ContactAnswerItem> => ({
  PK: `CONTACT_ANSWER#${recipientHash(email)}`,
  SK: 'CONTACT_ANSWER',
})

/** Fails when another message was answered to this recipient within the last hour. */
export const reserveAnswer = ({ SK, email }: ContactMessageItem): Write<ContactAnswerItem> => {
  const now = epochSeconds()
  return update(answerKey(email), {
    set: { messageId: SK, expiresAt: now + QUIET_SECONDS },
    condition: expression`attribute_not_exists(PK) OR messageId = ${SK} OR expiresAt <= ${now}`,
  })
}
