import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { MessageOverlay, MessageOverlays } from '../model/shown-messages.ts'

const NONE: MessageOverlays = {}

/** The member's own changes of messages. The query cache ends with the session. */
const overlaysOptions = () =>
  queryOptions<MessageOverlays>({
    queryKey: ['messages', 'overlays'],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useMessageOverlays = (): MessageOverlays => useQuery(overlaysOptions()).data ?? NONE

export const setMessageOverlay = (
  client: QueryClient,
  messageId: string,
  overlay: MessageOverlay,
): void => {
  client.setQueryData(overlaysOptions().queryKey, (before = NONE) => ({
    ...before,
    [messageId]: { ...before[messageId], ...overlay },
  }))
}
