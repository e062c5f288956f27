import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  moderationPending,
  type ModerationPending,
  type ModerationType,
} from '#shared/api/moderation.ts'
import { call } from '#spa/platform/api-client.ts'
import { listEntries, nextOf, type Entry } from '../model/entries.ts'
import { pendingKey } from './pending.ts'

const furtherQuery = (type: ModerationType, first: string | null) =>
  infiniteQueryOptions({
    queryKey: [...pendingKey, type],
    queryFn: ({ pageParam: after, signal }) =>
      call(moderationPending, { query: { type, ...(after !== null && { after }) }, signal }),
    initialPageParam: first,
    getNextPageParam: (page: ModerationPending) => nextOf(page, type),
  })

/** All entries of a list that were loaded: the polled first page, and those that the moderator asked for. */
export const useEntries = (pending: ModerationPending, type: ModerationType) => {
  const [isOpen, setOpen] = useState(false)
  const first = nextOf(pending, type)
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...furtherQuery(type, first),
    enabled: isOpen && first !== null,
  })
  const pages = first === null ? [pending] : [pending, ...(data?.pages ?? [])]
  // What was decided meanwhile lets entries move up into the first page.
  const byId = new Map<string, Entry>()
  for (const entry of pages.flatMap((page) => listEntries(page, type)))
    if (!byId.has(entry.id)) byId.set(entry.id, entry)
  return {
    entries: [...byId.values()],
    hasMore: data === undefined ? first !== null : hasNextPage,
    isLoading: isFetching,
    loadMore: () => {
      setOpen(true)
      if (data !== undefined && !isFetching) void fetchNextPage()
    },
  }
}
