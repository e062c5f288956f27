import { createHash } from 'node:crypto'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

interface ReceiptMailItem {
  readonly PK: string
  readonly SK: 'RECEIPT_MAIL'
  readonly reportId: string
  readonly expiresAt: number
}

/** Minimum time between two confirmations to one recipient, whose address another person may have entered. */
const QUIET_SECONDS = 3600

const partitionOf = (email: string): string =>
  `RECEIPT_MAIL#${createHash('sha256').update(email.toLowerCase()).digest('hex')}`

const receiptMailKey = (email: string): Key<ReceiptMailItem> => ({
  PK: partitionOf(email),
  SK: 'RECEIPT_MAIL',
})

/** Fails when another report was confirmed to this recipient within the last hour. */
export const reserveReceiptMail = (email: string, reportId: string): Write<ReceiptMailItem> => {
  const now = epochSeconds()
  return update(receiptMailKey(email), {
    set: { reportId, expiresAt: now + QUIET_SECONDS },
    condition: expression`attribute_not_exists(PK) OR reportId = ${reportId} OR expiresAt <= ${now}`,
  })
}

interface OutcomeMailsItem {
  readonly PK: string
  /** `OUTCOME#<day>` */
  readonly SK: string
  readonly mails: number
  readonly expiresAt: number
}

const OUTCOMES_A_DAY = 5
const TWO_DAYS_SECONDS = 2 * 24 * 3600
const DAY_LENGTH = 10

/** Fails when the recipient got five outcomes today: another person may have entered the address in many reports. */
export const reserveOutcomeMail = (email: string): Write<OutcomeMailsItem> => {
  const SK = `OUTCOME#${isoNow().slice(0, DAY_LENGTH)}`
  const ends = epochSeconds() + TWO_DAYS_SECONDS
  return update<OutcomeMailsItem>(
    { PK: partitionOf(email), SK },
    {
      expression: expression`SET mails = if_not_exists(mails, ${0}) + ${1}, expiresAt = ${ends}`,
      condition: expression`attribute_not_exists(PK) OR mails < ${OUTCOMES_A_DAY}`,
    },
  )
}
