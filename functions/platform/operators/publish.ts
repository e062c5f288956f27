import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { env } from '../runtime/env.ts'

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

interface Notice {
  /** ASCII only. */
  readonly subject: string
  readonly text: string
  /** By which subscriptions filter. */
  readonly category: string
}

/** Sends a notice to the people who operate the site. Needs `publish: ['contact']` in the access of the function. */
export const publishToOperators = async ({ subject, text, category }: Notice): Promise<void> => {
  await sns.send(
    new PublishCommand({
      TopicArn: env.contactTopicArn,
      Subject: subject,
      Message: text,
      MessageAttributes: { category: { DataType: 'String', StringValue: category } },
    }),
  )
}
