import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { moderationPending, type ModerationPending } from '#shared/api/moderation.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { listIds, idsOfShort } from '../model/entries.ts'
import { decidingIds } from './deciding.ts'

export const pendingKey = ['moderation', 'pending'] as const

/** Tells the moderator that entries left the list because another moderator decided on them. */
const notifyOfOthers = (client: QueryClient, next: ModerationPending): void => {
  const before = client.getQueryData<ModerationPending>(pendingKey)
  if (!before) return
  const left = new Set([...listIds(next), ...decidingIds(client)])
  const gone = idsOfShort(before).filter((id) => !left.has(id)).length
  if (gone > 0) toast({ title: messages.goneTitle, description: messages.gone(gone) })
}

export const pendingOptions = () =>
  queryOptions({
    queryKey: pendingKey,
    queryFn: async ({ client, signal }) => {
      const next = await call(moderationPending, { signal })
      notifyOfOthers(client, next)
      return next
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403

export const usePending = () => {
  const query = useQuery(pendingOptions())
  usePoll(POLLS.moderation, () => query.refetch(), { enabled: !isRefused(query.error) })
  return query
}
