import { searchUsers } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { findAuthors } from './find-authors.ts'

export const handler = endpoint(searchUsers, async ({ query, blocks }) => {
  const [found, blocked] = await Promise.all([findAuthors(query.searchQuery), blocks()])
  return found.filter(({ id }) => !blocked.has(id)).slice(0, LIMITS.searchResults)
})
