import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '#shared/api/auth.ts'
import { callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { confirmUser, refuseToken } from '#spa/platform/session.ts'
import { currentUserQuery } from './current-user.ts'

/** Asks the server whether the stored token still holds, and refreshes the user on the way. Only a 401 means no. */
export const validateToken = async (queryClient: QueryClient): Promise<void> => {
  try {
    const user = await callOutsideSession(currentUser, {})
    confirmUser()
    queryClient.setQueryData(currentUserQuery.queryKey, user)
  } catch (error) {
    if (isUnauthenticated(error)) refuseToken()
  }
}
