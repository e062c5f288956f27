import type { UnreadCounts } from '#shared/api/notifications.ts'
import { useCachedData } from './cached-data.ts'

export const UNREAD_COUNTS_KEY = ['/api/notifications/unread-counts'] as const

const NONE: UnreadCounts = { likes: 0, comments: 0 }

/** The numbers of unread notifications as far as they are loaded; the query itself loads after the first paint. */
export const useKnownUnreadCounts = (): UnreadCounts =>
  (useCachedData(UNREAD_COUNTS_KEY) as UnreadCounts | null | undefined) ?? NONE
