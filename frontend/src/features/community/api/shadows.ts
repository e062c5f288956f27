import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { attempt } from '../../../platform/storage.ts'
import { readToken } from '../../../platform/token-store.ts'
import { lastingShadows, type Shadow, type Shadows } from '../model/shadow.ts'

const NONE: Shadows = {}

const KEPT_KEY = 'hoellenlaerm.own-writes'

interface Kept {
  readonly session: string | undefined
  readonly shadows: Shadows
}

/** Enough of the token to know it by: the next member of this tab did none of it. */
const thisSession = (): string | undefined => readToken()?.slice(-8)

const readKept = (): Shadows =>
  attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '{}') as Partial<Kept>
    if (kept.session !== thisSession()) return NONE
    return lastingShadows(kept.shadows ?? NONE, Date.now())
  }, NONE)

const keep = (shadows: Shadows): void => {
  attempt(() => {
    const kept: Kept = { session: thisSession(), shadows: lastingShadows(shadows, Date.now()) }
    sessionStorage.setItem(KEPT_KEY, JSON.stringify(kept))
  }, undefined)
}

/** Own writes live in the query cache, and in the tab for a reload: they end with the session, like everything else of it. */
const shadowsOptions = () =>
  queryOptions<Shadows>({
    queryKey: ['community', 'shadows'],
    queryFn: skipToken,
    initialData: readKept,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useShadows = (): Shadows => useQuery(shadowsOptions()).data ?? NONE

export const castShadow = (client: QueryClient, id: string, shadow: Shadow): void => {
  const shadows = client.setQueryData(shadowsOptions().queryKey, (before = readKept()) => ({
    ...before,
    [id]: { ...before[id], ...shadow },
  }))
  keep(shadows ?? NONE)
}
