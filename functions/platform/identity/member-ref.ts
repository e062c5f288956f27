import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { MemberId } from '#shared/api/members.ts'
import { usernameKey } from '#shared/domain/username.ts'
import { env } from '../runtime/env.ts'
import { usernameKeyOf } from './member.items.ts'
import { db } from '../table/table.ts'

/** The member behind an id or a username (decision 28); an id is taken as it is, whether or not somebody has it. */
export const findMemberId = async (ref: string): Promise<string | undefined> => {
  if (MemberId.safeParse(ref).success) return ref
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: usernameKeyOf(usernameKey(ref)) }),
  )
  return (Item as { readonly memberId: string } | undefined)?.memberId
}
