import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionInfo,
} from '#shared/api/sessions.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const texts = messages.sessions

export const sessionsOptions = () =>
  queryOptions({
    queryKey: ['security', 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { signal }),
    refetchOnMount: 'always',
  })

export const useSessions = () => useQuery(sessionsOptions())

/** A session that has already ended counts as success. */
const endOnce = async (id: string): Promise<void> => {
  try {
    await call(endSession, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

export const useEndSession = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: endOnce,
    onSuccess: (_, id) => {
      client.setQueryData(sessionsOptions().queryKey, (sessions: SessionInfo[] | undefined) =>
        sessions?.filter((session) => session.id !== id),
      )
      toast({ title: texts.ended, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useEndOtherSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      toast({ title: texts.othersEnded, tone: 'success' })
      return client.invalidateQueries(sessionsOptions())
    },
    onError: (error) => reportFailure(error),
  })
}
