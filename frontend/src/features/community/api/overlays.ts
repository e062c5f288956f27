import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { attempt } from '#spa/platform/storage.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { lastingOverlays, type Overlay, type Overlays } from '../model/overlay.ts'

const NONE: Overlays = {}

const KEPT_KEY = 'hoellenlaerm.own-writes'

interface Kept {
  readonly session: string | undefined
  readonly overlays: Overlays
}

/** The end of the token identifies the session, so that the next member of this tab sees none of these overlays. */
const thisSession = (): string | undefined => readToken()?.slice(-8)

const readKept = (): Overlays =>
  attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '{}') as Partial<Kept>
    if (kept.session !== thisSession()) return NONE
    return lastingOverlays(kept.overlays ?? NONE, Date.now())
  }, NONE)

const keep = (overlays: Overlays): void => {
  attempt(() => {
    const kept: Kept = { session: thisSession(), overlays: lastingOverlays(overlays, Date.now()) }
    sessionStorage.setItem(KEPT_KEY, JSON.stringify(kept))
  }, undefined)
}

/** The member's own writes, in the query cache and in the tab's storage for a reload. They end with the session. */
const overlaysOptions = () =>
  queryOptions<Overlays>({
    queryKey: ['community', 'overlays'],
    queryFn: skipToken,
    initialData: readKept,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useOverlays = (): Overlays => useQuery(overlaysOptions()).data ?? NONE

export const readOverlay = (client: QueryClient, id: string): Overlay =>
  client.getQueryData(overlaysOptions().queryKey)?.[id] ?? {}

export const setOverlay = (client: QueryClient, id: string, overlay: Overlay): void => {
  const overlays = client.setQueryData(overlaysOptions().queryKey, (before = readKept()) => ({
    ...before,
    [id]: { ...before[id], ...overlay },
  }))
  keep(overlays ?? NONE)
  if (!navigator.onLine) return
  loadChunk(() => import('./first-writes.ts')).then(
    ({ celebrateFirst }) => celebrateFirst(client, overlay),
    () => undefined,
  )
}
