import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { sendContact } from '../../../shared/api/contact.ts'
import { isoNow } from '../../platform/clock.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { db } from '../../platform/table.ts'
import { throttle } from '../../platform/throttle.ts'
import { contactMessageItem } from '../contact.items.ts'
import { CONTACT_TEXTS } from '../messages.ts'

/** A machine that filled the hidden field gets the same answer, and learns nothing. */
export const handler = endpoint(sendContact, async ({ address, body }) => {
  await throttle('contactMessagesPerAddress', address)
  const { website = '', ...written } = body
  if (website === '') {
    const Item = contactMessageItem(newId(), isoNow(), written)
    await db.send(new PutCommand({ TableName: env.tableName, Item }))
  }
  return { autoResponse: CONTACT_TEXTS.autoResponse }
})
