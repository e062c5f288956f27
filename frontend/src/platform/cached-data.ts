import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** What another part of the app has loaded, as it changes; it never loads anything, nor changes how it is loaded. */
export const useCachedData = (queryKey: QueryKey): unknown => {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => client.getQueryData(queryKey))
}
