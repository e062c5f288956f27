import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { OWN_WRITES_KEY } from '../../../platform/own-writes.ts'
import { attempt } from '../../../platform/storage.ts'
import { lastingShadows, type Shadow, type Shadows } from '../model/shadow.ts'

const NONE: Shadows = {}

const readKept = (): Shadows =>
  attempt(() => {
    const kept = sessionStorage.getItem(OWN_WRITES_KEY)
    return kept === null ? NONE : lastingShadows(JSON.parse(kept) as Shadows, Date.now())
  }, NONE)

const keep = (shadows: Shadows): void => {
  attempt(() => {
    sessionStorage.setItem(OWN_WRITES_KEY, JSON.stringify(lastingShadows(shadows, Date.now())))
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
