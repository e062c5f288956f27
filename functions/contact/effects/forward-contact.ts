import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { effect } from '../../events/index.ts'
import { env } from '#platform/runtime/env.ts'
import type { ContactMessageItem } from '../contact.items.ts'
import { markContactMessage, readContactMessage } from '../contact.repository.ts'
import { CATEGORY_NAMES } from '../texts.ts'

const CONNECT_MS = 1000
const ANSWER_MS = 5000

const sns = new SNSClient({
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    throwOnRequestTimeout: true,
  },
})

/** An SNS subject must be ASCII, so the sender's subject is part of the text. */
const notificationOf = (item: ContactMessageItem) => {
  const { SK, memberId, name, email, category, subject, message } = item
  const sender = memberId === undefined ? name : `${name}, Mitglied ${memberId}`
  return {
    TopicArn: env.contactTopicArn,
    Subject: `Contact form: ${category}`,
    Message: `${subject}\n\n${message}\n\n${sender} <${email}>\n${CATEGORY_NAMES[category]}, ${SK}`,
    MessageAttributes: { category: { DataType: 'String', StringValue: category } },
  }
}

/** Forwards every message to operators. It stays in the queue while the topic cannot be reached. */
export const handler = effect<ContactMessageItem>(async ({ after }) => {
  const message = after && (await readContactMessage(after))
  if (!message || message.forwardedAt !== undefined) return
  await sns.send(new PublishCommand(notificationOf(message)))
  await markContactMessage(message, 'forwardedAt')
})
