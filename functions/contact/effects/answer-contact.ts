import { effect } from '../../events/index.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type { ContactMessageItem } from '../contact.items.ts'
import { markContactMessage, mayAnswer, readContactMessage } from '../contact.repository.ts'
import { CONTACT_TEXTS } from '../texts.ts'

/** The mail repeats nothing of the message, and comes at most once an hour: the address may belong to another person. */
export const handler = effect<ContactMessageItem>(async ({ after }) => {
  if (!after || !canSendMail()) return
  const message = await readContactMessage(after)
  if (!message || message.answeredAt !== undefined) return
  if (!(await mayAnswer(message))) return
  await sendMail({
    to: message.email,
    subject: CONTACT_TEXTS.answerSubject,
    text: CONTACT_TEXTS.answer(CONTACT_TEXTS.autoResponse),
  })
  await markContactMessage(message, 'answeredAt')
})
