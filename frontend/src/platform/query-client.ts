import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { QUERY_STALE_MS } from './waits.ts'

const MAX_RETRIES = 3
const TRANSIENT_CODES = new Set([0, 408, 429])

const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || TRANSIENT_CODES.has(error.status)

/** Up to three times, never what was refused or is not there. */
export const retryQuery = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && mayPass(error)

const retryDelay = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.min(Math.max(asked, 1000 * 2 ** failures), 30_000)
}

/** Offline calls fail with a clear text instead of waiting in silence, hence `networkMode`. */
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
