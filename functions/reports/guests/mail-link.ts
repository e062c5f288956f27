import { sendMail } from '#platform/mail/mail.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import type { ReportItem } from '../../cases/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { reserveOutcomeMail } from './receipt-mail.items.ts'
import { newSecret, putReceipt, receiptLink } from './receipts.ts'

const { mail } = REPORT_TEXTS

const MAILS = {
  received: { subject: mail.received, text: mail.receivedText },
  decided: { subject: mail.decided, text: mail.decidedText },
  objection: { subject: mail.objection, text: mail.objectionText },
} as const

/** Mails a link to the report with a secret of its own, because the first one is not stored. Nothing of the report is in it. */
export const mailLink = async (
  report: ReportItem,
  to: string,
  about: keyof typeof MAILS,
): Promise<void> => {
  const secret = newSecret()
  await write(putReceipt(secret, report))
  const { subject, text } = MAILS[about]
  await sendMail({ to, subject, text: text(report.reportId, receiptLink(secret)) })
}

/** False once this address got the outcomes of a day. */
export const mayMailOutcome = (to: string): Promise<boolean> =>
  onConditionFailed(
    write(reserveOutcomeMail(to)).then(() => true),
    () => false,
  )
