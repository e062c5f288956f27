import type { Author } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getMany } from '#platform/table/index.ts'

/** The members of a set below the cursor that still exist, in the order of their ids. */
export const pageOfAuthors = async (
  members: ReadonlySet<string>,
  cursor = '',
): Promise<Page<Author>> => {
  const ids = [...members].toSorted().filter((id) => id > cursor)
  const page = ids.slice(0, LIMITS.peoplePage)
  const found = await getMany(page.map(memberKey))
  const authors = found.flatMap((member) => (member ? [authorOf(member)] : []))
  return new Page(authors, ids.length > page.length ? page.at(-1) : undefined)
}
