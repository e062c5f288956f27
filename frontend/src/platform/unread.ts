import type { Unread } from '#shared/api/notifications.ts'
import { useCachedData } from './cached-data.ts'

export const UNREAD_KEY = ['/api/unread'] as const

const NONE: Unread = { likes: 0, comments: 0, messages: 0 }

/** What is unread, once the number is known: the query itself loads after the first paint. */
export const useUnread = (): Unread | undefined =>
  (useCachedData(UNREAD_KEY) as Unread | null | undefined) ?? undefined

/** What is unread as far as it is known. */
export const useKnownUnread = (): Unread => useUnread() ?? NONE
