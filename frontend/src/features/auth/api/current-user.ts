import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser } from '#shared/api/auth.ts'
import { callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { retryQuery } from '#spa/platform/query-client.ts'
import { confirmUser, countFailedUser, sessionPhase } from '#spa/platform/session.ts'
import { rememberRestricted } from '#spa/platform/restricted-start.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { USER_CACHE_MS } from '#spa/platform/waits.ts'
import { currentUserKey } from './current-user-key.ts'

const MAX_RETRIES = 2

const loadCurrentUser = async (signal: AbortSignal) => {
  try {
    const user = await callOutsideSession(currentUser, { signal })
    confirmUser()
    rememberRestricted(user.restriction !== undefined)
    return user
  } catch (error) {
    if (isUnauthenticated(error)) countFailedUser()
    throw error
  }
}

/** Retries a 401, unlike other queries: only the third in a row ends the session. */
const retryUser = (failures: number, error: Error): boolean =>
  readToken() !== undefined &&
  failures < MAX_RETRIES &&
  (isUnauthenticated(error) || retryQuery(failures, error))

export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ client, queryKey, signal }) =>
    orKept({ client, queryKey }, () => loadCurrentUser(signal)),
  // Components that are still mounted after the session ended must not load the user again.
  enabled: () => sessionPhase() !== 'guest',
  staleTime: USER_CACHE_MS,
  refetchOnWindowFocus: 'always',
  retry: retryUser,
})

export const useCurrentUser = () => useQuery(currentUserQuery)

const RECHECK_MS = 60_000

/** Looks every minute whether a suspension is over or lifted. */
export const useRecheckedUser = () => useQuery({ ...currentUserQuery, refetchInterval: RECHECK_MS })
