import { useMutation } from '@tanstack/react-query'
import { logout } from '../../../../../shared/api/auth.ts'
import { callOutsideSession } from '../../../platform/api-client.ts'
import { isUnauthenticated } from '../../../platform/api-error.ts'
import { endSession } from '../../../platform/session.ts'

/** Ends the session on the server, then here. One that is already over there is over here too; other failures stay silent (§8). */
export const useLogout = () =>
  useMutation({
    mutationFn: () => callOutsideSession(logout, {}),
    onSuccess: () => endSession(),
    onError: (error) => {
      if (isUnauthenticated(error)) endSession()
    },
  })
