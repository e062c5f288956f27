import { useQuery } from '@tanstack/react-query'
import { yourData } from '#shared/api/your-data.ts'
import { LEGAL_VERSIONS } from '#shared/domain/legal.ts'
import { call } from '#spa/platform/api-client.ts'

/** The newest version that the account accepted, on whichever device; null for none, and where that is not known. */
export const useAccountAcceptance = (memberId: string) => {
  const { data = null, isPending } = useQuery({
    queryKey: ['legal', 'accepted', memberId],
    queryFn: async ({ signal }) => {
      const { acceptances } = await call(yourData, { signal })
      const versions = new Set(acceptances.map(({ version }) => version))
      return LEGAL_VERSIONS.find((version) => versions.has(version)) ?? null
    },
    retry: false,
    staleTime: Infinity,
  })
  return { version: data, isPending }
}
