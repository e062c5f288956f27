import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { listBlocked } from '../../../shared/api/people.ts'
import { LIMITS } from '../../../shared/domain/limits.ts'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { endpoint, Page } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { memberKey, type MemberItem } from '../../platform/member.items.ts'
import { authorOf } from '../../platform/member.ts'
import { itemAt, readItems } from '../../platform/read-items.ts'
import { db } from '../../platform/table.ts'

/** Consistent: whoever has just blocked somebody looks here for them. */
const readBlocked = async (memberId: string): Promise<string[]> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: blocksKey(memberId), ConsistentRead: true }),
  )
  return [...((Item as BlocksItem | undefined)?.blocked ?? [])].toSorted()
}

const readAuthors = async (ids: readonly string[]) => {
  if (ids.length === 0) return []
  const items = await readItems(ids.map(memberKey))
  return ids.flatMap((id) => {
    const member = itemAt(items, memberKey(id)) as MemberItem | undefined
    return member ? [authorOf(member)] : []
  })
}

export const handler = endpoint(listBlocked, async ({ memberId, query }) => {
  const after = query.cursor ?? ''
  const ids = (await readBlocked(memberId)).filter((id) => id > after)
  const page = ids.slice(0, LIMITS.peoplePage)
  return new Page(await readAuthors(page), ids.length > page.length ? page.at(-1) : undefined)
})
