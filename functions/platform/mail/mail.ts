import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { env } from '../runtime/env.ts'
import { encodedSender } from './encoded-sender.ts'

const CONNECT_MS = 1000
const ANSWER_MS = 5000

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

let client: SESv2Client | undefined

const ses = (): SESv2Client =>
  (client ??= new SESv2Client({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  }))

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** All mail leaves here. Throws when SES does not accept it. */
export const sendMail = async ({ to, subject, text }: Mail): Promise<void> => {
  await ses().send(
    new SendEmailCommand({
      FromEmailAddress: encodedSender(env.mailSender),
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
    }),
  )
}
