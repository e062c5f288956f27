import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acknowledgeWarning } from '#shared/api/statements.ts'
import { call } from '#spa/platform/api-client.ts'

/** @param userKey the query of the current user, which says what is left to acknowledge */
export const useAcknowledge = (id: string, userKey: readonly unknown[]) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(acknowledgeWarning, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKey }),
  })
}
