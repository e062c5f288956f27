import { skipToken, useQuery } from '@tanstack/react-query'

export const UNREAD_MESSAGES_KEY = ['/api/messages/unread-count'] as const

/** The number of unread messages as far as it is loaded; the query itself loads after the first paint. */
export const useKnownUnreadMessages = (): number =>
  useQuery<number | null>({ queryKey: UNREAD_MESSAGES_KEY, queryFn: skipToken }).data ?? 0
