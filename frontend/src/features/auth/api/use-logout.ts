import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { logout } from '../../../../../shared/api/auth.ts'
import { callOutsideSession } from '../../../platform/api-client.ts'
import { isUnauthenticated } from '../../../platform/api-error.ts'
import { endSession } from '../../../platform/session.ts'

/** Ends the session on the server, then here. One that is already over there is over here too; other failures stay silent (§8). */
export const useLogout = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = () => {
    endSession()
    // From a public page, too, which nobody is sent away from otherwise.
    void navigate('/login')
  }
  return useMutation({
    mutationFn: async () => {
      // What is still being asked would be refused in a moment.
      await queryClient.cancelQueries()
      return callOutsideSession(logout, {})
    },
    onSuccess: leave,
    onError: (error) => {
      if (isUnauthenticated(error)) leave()
    },
  })
}
