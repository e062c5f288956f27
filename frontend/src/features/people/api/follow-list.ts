import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  listFollowers,
  listFollowing,
  type FollowListName,
  type ListedMember,
} from '#shared/api/people.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { relationshipOptions } from './relationship.ts'

const CONTRACTS = { followers: listFollowers, following: listFollowing } as const

/** Lists never contain members that the viewer blocks. What was learned since the request is newer than its answer. */
const rememberRelationships = (
  client: QueryClient,
  people: readonly ListedMember[],
  requestedAt: number,
): void => {
  for (const { id, isFollowing } of people) {
    const { queryKey } = relationshipOptions(id)
    if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= requestedAt) continue
    const known = { isFollowing, isBlocked: false }
    client.setQueryData(queryKey, () => known, { updatedAt: requestedAt })
  }
}

const followListQuery = (client: QueryClient, list: FollowListName, memberId: string) =>
  pagesQuery(
    ['people', list, memberId],
    async ({ page, signal }): Promise<Page<ListedMember[]>> => {
      const input = { params: { id: memberId }, query: page, signal }
      const requestedAt = Date.now()
      const answer = await callPage(CONTRACTS[list], input)
      rememberRelationships(client, answer.items, requestedAt)
      return answer
    },
    { refetchOnMount: 'always' },
  )

/** The followers of a member, or the members that they follow. */
export const useFollowList = (list: FollowListName, memberId: string) => {
  const query = useInfiniteQuery(followListQuery(useQueryClient(), list, memberId))
  const hidden = useBlockedMembers()
  return {
    people: query.data?.pages.flatMap(({ items }) => items).filter(({ id }) => !hidden.has(id)),
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    more: nextPageOf(query),
  }
}
