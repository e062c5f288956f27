import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { requestErasure } from '#shared/api/erasure.ts'
import { call, suspendQueriesDuring } from '#spa/platform/api-client.ts'
import { endSession } from '#spa/platform/session.ts'
import { wait } from '#spa/platform/waits.ts'

const AFTER_LOGIN_MS = 100

/** Runs an act that needs a recent sign-in, and asks for a confirmation when it is too old. */
export type ConfirmFirst = <T>(act: () => Promise<T>) => Promise<T>

/** Marks the account for deletion, shows the receipt, and ends the session here too: the server has ended all. */
export const useErasure = (confirmFirst: ConfirmFirst) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: string) =>
      confirmFirst(() => call(requestErasure, { body: { confirmation } })),
    onSuccess: ({ receiptNumber }) =>
      suspendQueriesDuring(async () => {
        await queryClient.cancelQueries()
        endSession()
        // The screen of the member leads to the login first, so the receipt comes after it.
        await wait(AFTER_LOGIN_MS)
        await navigate(`/loeschbeleg#${receiptNumber}`, { replace: true })
      }),
  })
}
