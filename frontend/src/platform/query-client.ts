import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { QUERY_STALE_MS } from './waits.ts'

const MAX_RETRIES = 3
const TRANSIENT_CODES = new Set([0, 408, 429])

const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || TRANSIENT_CODES.has(error.status)

/** Retries up to three times, and only transient errors: never 401, 403 or 404. */
export const retryQuery = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && isTransient(error)

const retryDelay = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.min(Math.max(asked, 1000 * 2 ** failures), 30_000)
}

/** `networkMode: 'always'` lets calls fail with a text while offline instead of waiting silently. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_STALE_MS,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
