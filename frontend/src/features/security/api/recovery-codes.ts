import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { recoveryCodes, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { call } from '#spa/platform/api-client.ts'
import { withRecentSignIn } from './recent-sign-in.ts'

export const codesOptions = () =>
  queryOptions({
    queryKey: ['security', 'recovery-codes'],
    queryFn: ({ signal }) => call(recoveryCodes, { signal }),
    refetchOnMount: 'always',
  })

export const useCodesLeft = () => useQuery(codesOptions())

/** A new account needs no password for its first codes. The codes are never cached. */
export const useNewCodes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string | undefined) =>
      withRecentSignIn(() => call(renewRecoveryCodes, { body: { password } })),
    onSuccess: () => client.invalidateQueries(codesOptions()),
    gcTime: 0,
  })
}
