import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { effect } from '../../events/index.ts'
import { env } from '#platform/runtime/env.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import type { DecisionItem } from '../decisions/index.ts'
import { decisionMail } from '../texts.ts'
import { decisionMailItem, decisionMailKey } from './decision-mail.items.ts'

interface PrivateItem extends Key {
  readonly email?: string
}

/** The author's address, where they left one and nothing has been mailed yet. */
const addressFor = async (authorId: string, told: Key): Promise<string | undefined> => {
  const owner = privateKey(authorId)
  const items = await readItems([owner, told], { consistent: true })
  if (itemAt(items, told)) return undefined
  const item: PrivateItem | undefined = itemAt(items, owner)
  return item?.email
}

/** Authors read the decision beside their own text in any case; those who left an address are mailed, too. */
export const handler = effect<DecisionItem>(async ({ after }) => {
  if (after?.authorId === undefined || !canSendMail()) return
  const to = await addressFor(after.authorId, decisionMailKey(after))
  if (to === undefined) return
  await sendMail({ to, ...decisionMail(after) })
  await db.send(new PutCommand({ TableName: env.tableName, Item: decisionMailItem(after) }))
})
