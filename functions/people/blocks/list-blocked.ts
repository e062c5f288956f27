import { listBlocked } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { pageOfAuthors } from '../relations/page-of-authors.ts'
import { readBlocked } from '../relations/relation.repository.ts'

export const handler = endpoint(listBlocked, async ({ memberId, query }) =>
  pageOfAuthors(await readBlocked(memberId), query.cursor),
)
