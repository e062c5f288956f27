import { listBlocked } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getMany } from '#platform/table/index.ts'
import { readBlocked } from '../relations/index.ts'

const readAuthors = async (ids: readonly string[]) =>
  (await getMany(ids.map(memberKey))).flatMap((member) => (member ? [authorOf(member)] : []))

export const handler = endpoint(listBlocked, async ({ memberId, query }) => {
  const after = query.cursor ?? ''
  const ids = [...(await readBlocked(memberId))].toSorted().filter((id) => id > after)
  const page = ids.slice(0, LIMITS.peoplePage)
  return new Page(await readAuthors(page), ids.length > page.length ? page.at(-1) : undefined)
})
