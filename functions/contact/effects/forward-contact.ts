import { effect } from '../../events/index.ts'
import { publishToOperators } from '#platform/operators/publish.ts'
import type { ContactMessageItem } from '../contact.items.ts'
import { markContactMessage, readContactMessage } from '../contact.repository.ts'
import { CATEGORY_NAMES } from '../texts.ts'

/** An SNS subject must be ASCII, so the sender's subject is part of the text. */
const notificationOf = (item: ContactMessageItem) => {
  const { SK, memberId, name, email, category, subject, message } = item
  const sender = memberId === undefined ? name : `${name}, Mitglied ${memberId}`
  return {
    subject: `Contact form: ${category}`,
    text: `${subject}\n\n${message}\n\n${sender} <${email}>\n${CATEGORY_NAMES[category]}, ${SK}`,
    category,
  }
}

/** Forwards every message to operators. It stays in the queue while the topic cannot be reached. */
export const handler = effect<ContactMessageItem>(async ({ after }) => {
  const message = after && (await readContactMessage(after))
  if (!message || message.forwardedAt !== undefined) return
  await publishToOperators(notificationOf(message))
  await markContactMessage(message, 'forwardedAt')
})
