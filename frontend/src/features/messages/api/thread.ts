import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getThread, type ThreadPage } from '#shared/api/threads.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { useWatch } from '#spa/platform/live/watched.ts'
import { threadKey } from '#spa/entities/message/message-keys.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { addOlder, mergeNewest, type Conversation } from '../model/conversation.ts'

const fetchPage = async (
  id: string,
  query: { readonly cursor?: string },
  signal?: AbortSignal,
): Promise<{ readonly page: ThreadPage; readonly requestedAt: number }> => {
  const requestedAt = Date.now()
  return { page: await call(getThread, { params: { id }, query, signal }), requestedAt }
}

/** The conversation with a member. Only the newest page is fetched; the merge keeps what is above it. */
export const threadQuery = (otherId: string) =>
  queryOptions({
    queryKey: threadKey(otherId),
    queryFn: async (context): Promise<Conversation | null> => {
      const newest = await nullWhenRefused(
        orKept(context, () => fetchPage(otherId, {}, context.signal)),
      )
      const loaded = context.client.getQueryData<Conversation>(threadKey(otherId))
      if (!newest) return loaded ?? null
      return mergeNewest(loaded, newest.page, newest.requestedAt)
    },
    refetchOnMount: 'always',
  })

export const changeThreadData = (
  client: QueryClient,
  otherId: string,
  change: (conversation: Conversation) => Conversation,
): void => {
  client.setQueryData(threadQuery(otherId).queryKey, (loaded) => (loaded ? change(loaded) : loaded))
}

const useOlder = (otherId: string, cursor: string | null) => {
  const client = useQueryClient()
  const [failedCursor, setFailed] = useState<string>()
  const [loadingCursor, setLoading] = useState<string>()
  const running = useRef<string>(undefined)

  const load = async (): Promise<void> => {
    if (cursor === null || running.current === cursor) return
    running.current = cursor
    setLoading(cursor)
    setFailed(undefined)
    try {
      const { page, requestedAt } = await fetchPage(otherId, { cursor })
      changeThreadData(client, otherId, (loaded) => addOlder(loaded, page, cursor, requestedAt))
    } catch {
      setFailed(cursor)
    } finally {
      running.current = undefined
      setLoading(undefined)
    }
  }
  return {
    exist: cursor !== null,
    isLoading: loadingCursor !== undefined,
    hasFailed: cursor !== null && failedCursor === cursor,
    load: () => void load(),
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Polled while it is shown. */
export const useThread = (otherId: string) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(threadQuery(otherId))
  const older = useOlder(otherId, data?.cursor ?? null)
  usePoll(POLLS.thread, () => refetch(), {
    enabled: !isMissing(error),
    restingMs: RESTING.thread,
    hints: [`thread/${otherId}`, `presence/${otherId}`],
  })
  useWatch('presence', otherId)
  return {
    conversation: data ?? undefined,
    isMissing: isMissing(error),
    error: error?.message,
    isFetching,
    /** The server answered since the chat was opened. */
    isFresh: isFetchedAfterMount,
    retry: () => void refetch(),
    older,
  }
}

export type OlderMessages = ReturnType<typeof useThread>['older']
