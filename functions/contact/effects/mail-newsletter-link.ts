import { randomBytes } from 'node:crypto'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { effect } from '../../events/index.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { db } from '#platform/table/table.ts'
import { ConditionFailed, transact, unlessRefused } from '#platform/table/transact.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import {
  LINK_SECONDS,
  newsletterTokenKey,
  signupKey,
  type NewsletterSignupItem,
  type NewsletterTokenItem,
} from '../newsletter.items.ts'

const needsMail = (signup: NewsletterSignupItem): boolean =>
  signup.status === 'pending' && signup.mailedFor !== signup.requestId

const read = async (signup: string): Promise<NewsletterSignupItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: signupKey(signup), ConsistentRead: true }),
  )
  return Item as NewsletterSignupItem | undefined
}

/** The token is valid before anybody can read it. False where the request is answered or gone meanwhile. */
const prepareLink = async (signup: NewsletterSignupItem, token: string): Promise<boolean> => {
  const expiresAt = epochSeconds() + LINK_SECONDS
  const item: NewsletterTokenItem = { ...newsletterTokenKey(token), signup: signup.SK, expiresAt }
  try {
    await transact({
      token: { Put: { TableName: env.tableName, Item: item } },
      signup: {
        Update: {
          TableName: env.tableName,
          Key: signupKey(signup.SK),
          UpdateExpression: 'SET expiresAt = :expiresAt',
          ConditionExpression: '#status = :pending AND requestId = :id',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':expiresAt': expiresAt,
            ':pending': 'pending',
            ':id': signup.requestId,
          },
        },
      },
    })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const markMailed = async ({ SK, requestId }: NewsletterSignupItem): Promise<void> => {
  await unlessRefused(
    db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: signupKey(SK),
        UpdateExpression: 'SET mailedFor = :id',
        ConditionExpression: 'requestId = :id',
        ExpressionAttributeValues: { ':id': requestId },
      }),
    ),
  )
}

const linkFor = (purpose: 'confirm' | 'unsubscribe', token: string): string =>
  `${env.siteOrigin}/newsletter#${purpose}.${token}`

/**
 * Double opt-in: mails the link that only the owner of the address can open. Without a sender the request stays
 * noted. Whoever asks again while a mail is on its way may get two; both links work.
 */
export const handler = effect<NewsletterSignupItem>(async ({ after }) => {
  if (!after || !needsMail(after) || !canSendMail()) return
  const signup = await read(after.SK)
  if (!signup || !needsMail(signup)) return
  const token = randomBytes(32).toString('hex')
  if (!(await prepareLink(signup, token))) return
  await sendMail({
    to: signup.email,
    subject: NEWSLETTER_TEXTS.subject,
    text: NEWSLETTER_TEXTS.mail(linkFor('confirm', token), linkFor('unsubscribe', token)),
  })
  await markMailed(signup)
})
