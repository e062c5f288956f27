import { listBlocked } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint, Page } from '#platform/http/endpoint.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { readBlocked } from '../relations/index.ts'

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
  const ids = [...(await readBlocked(memberId))].toSorted().filter((id) => id > after)
  const page = ids.slice(0, LIMITS.peoplePage)
  return new Page(await readAuthors(page), ids.length > page.length ? page.at(-1) : undefined)
})
