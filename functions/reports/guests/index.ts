export { mailLink, mayMailOutcome } from './mail-link.ts'
export { reserveReceiptMail } from './receipt-mail.items.ts'
