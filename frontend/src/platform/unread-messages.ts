import { useCachedData } from './cached-data.ts'

export const UNREAD_MESSAGES_KEY = ['/api/messages/unread-count'] as const

/** The number of unread messages as far as it is loaded; the query itself loads after the first paint. */
export const useKnownUnreadMessages = (): number =>
  (useCachedData(UNREAD_MESSAGES_KEY) as number | null | undefined) ?? 0
