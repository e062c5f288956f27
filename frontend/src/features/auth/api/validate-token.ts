import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '#shared/api/auth.ts'
import { callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { confirmUser, handleInvalidToken } from '#spa/platform/session.ts'
import { currentUserQuery } from './current-user.ts'

/** Validates the stored token by loading the current user. Only a 401 ends the session. */
export const validateToken = async (queryClient: QueryClient): Promise<void> => {
  try {
    const user = await callOutsideSession(currentUser, {})
    confirmUser()
    queryClient.setQueryData(currentUserQuery.queryKey, user)
  } catch (error) {
    if (isUnauthenticated(error)) handleInvalidToken()
  }
}
