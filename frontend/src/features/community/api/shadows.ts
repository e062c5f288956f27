import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Shadow, Shadows } from '../model/shadow.ts'

const NONE: Shadows = {}

/** Own writes live in the query cache: they end with the session, like everything else of it. */
const shadowsOptions = () =>
  queryOptions<Shadows>({
    queryKey: ['community', 'shadows'],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useShadows = (): Shadows => useQuery(shadowsOptions()).data ?? NONE

export const castShadow = (client: QueryClient, id: string, shadow: Shadow): void => {
  client.setQueryData(shadowsOptions().queryKey, (shadows = NONE) => ({
    ...shadows,
    [id]: { ...shadows[id], ...shadow },
  }))
}
