import { listMuted } from '#shared/api/mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { pageOfAuthors } from '../relations/page-of-authors.ts'
import { readMuted } from './mute.repository.ts'

export const handler = endpoint(listMuted, async ({ memberId, query }) =>
  pageOfAuthors(await readMuted(memberId), query.cursor),
)
