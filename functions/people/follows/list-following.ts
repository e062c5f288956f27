import { listFollowing } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readFollowingIds } from '../relations/relation.repository.ts'
import { readFollowList } from './follow-list.ts'

export const handler = endpoint(listFollowing, (request) =>
  readFollowList(request, readFollowingIds),
)
