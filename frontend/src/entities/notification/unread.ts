import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Unread } from '#shared/api/notifications.ts'

export const UNREAD_KEY = ['/api/unread'] as const

const NONE: Unread = { likes: 0, comments: 0, messages: 0 }

/** What another part of the app has loaded, as it changes; it never loads anything, nor changes how it is loaded. */
const useCachedData = (queryKey: QueryKey): unknown => {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => client.getQueryData(queryKey))
}

/** What is unread, once the number is known: the query itself loads after the first paint. */
export const useUnread = (): Unread | undefined =>
  (useCachedData(UNREAD_KEY) as Unread | null | undefined) ?? undefined

/** What is unread as far as it is known. */
export const useKnownUnread = (): Unread => useUnread() ?? NONE
