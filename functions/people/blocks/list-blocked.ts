import { listBlocked } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { pageOfAuthors, readBlocked } from '../relations/index.ts'

export const handler = endpoint(listBlocked, async ({ memberId, query }) =>
  pageOfAuthors(await readBlocked(memberId), query.cursor),
)
