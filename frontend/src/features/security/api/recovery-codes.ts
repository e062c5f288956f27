import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { recoveryCodes, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { call } from '#spa/platform/api-client.ts'

export const codesOptions = () =>
  queryOptions({
    queryKey: ['security', 'recovery-codes'],
    queryFn: ({ signal }) => call(recoveryCodes, { signal }),
    refetchOnMount: 'always',
  })

export const useCodesLeft = () => useQuery(codesOptions())

/** New accounts get their first ones without the password. The codes are kept nowhere but on the screen. */
export const useNewCodes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string | undefined) => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: () => client.invalidateQueries(codesOptions()),
    gcTime: 0,
  })
}
