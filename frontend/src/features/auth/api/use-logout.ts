import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { logout } from '#shared/api/auth.ts'
import { suspendQueriesDuring, callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { requestSignOut } from '#spa/platform/outbox/sign-out-request.ts'
import { PUSH_DEVICE_KEY } from '#spa/platform/device-keys.ts'
import { removeStored } from '#spa/platform/storage.ts'
import { runUndoable } from '#spa/platform/undoable.ts'
import { endSession } from '#spa/platform/session.ts'

/** Ends the session on the server, then here; a 401 means that it already ended there. Other failures show nothing (docs/product/texts-and-limits.md#failures). */
export const useLogout = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signOut = async () => {
    await runUndoable()
    // Running queries would fail with 401.
    await queryClient.cancelQueries()
    await callOutsideSession(logout, {}).catch((error: unknown) => {
      if (!isUnauthenticated(error)) throw error
    })
    endSession()
    removeStored(PUSH_DEVICE_KEY)
    // A logout leaves public pages too; other ends of a session do not.
    void navigate('/login')
  }
  const { mutate, isPending } = useMutation({ mutationFn: () => suspendQueriesDuring(signOut) })
  return {
    /** Asks first when something of the member was not sent yet. */
    mutate: () => {
      requestSignOut(() => mutate())
    },
    isPending,
  }
}
