import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { searchTracks, type FoundTrack } from '#shared/api/music.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { call } from '#spa/platform/api-client.ts'

const FRESH_MS = 5 * 60_000

const foundOptions = (q: string) =>
  queryOptions<readonly FoundTrack[]>({
    queryKey: ['music', 'search', q],
    queryFn: async ({ signal }) => {
      const { tracks } = await call(searchTracks, { query: { q }, signal })
      return tracks.items
    },
    enabled: q !== '',
    staleTime: FRESH_MS,
    // The server has tried; the member decides about the next time.
    retry: false,
  })

/** The tracks for a text; earlier ones stay visible while the member types. */
export const useFoundTracks = (q: string) =>
  useQuery({ ...foundOptions(q), placeholderData: keepPreviousData })

/** An empty query finds nothing, and fails where there is no search. */
const isAvailable = async (): Promise<boolean> => {
  try {
    await call(searchTracks, { query: {} })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return false
    throw error
  }
}

/** Whether this stage has music; asked once in a visit, when a composer opens. */
export const useHasMusic = (): boolean =>
  useQuery({
    queryKey: ['music', 'available'],
    queryFn: isAvailable,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  }).data ?? false
