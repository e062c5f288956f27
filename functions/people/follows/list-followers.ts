import { listFollowers } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readFollowerIds } from '../relations/relation.repository.ts'
import { readFollowList } from './follow-list.ts'

export const handler = endpoint(listFollowers, (request) =>
  readFollowList(request, readFollowerIds),
)
