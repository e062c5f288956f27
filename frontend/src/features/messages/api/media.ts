import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { messageMedia } from '#shared/api/messages.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { serverNow } from '#spa/platform/server-time.ts'

/** Time to load what the address names. */
const RESERVE_MS = 10_000

interface Address {
  readonly url: string
  /** Measured on arrival, so that a wrong clock of the device does not matter. */
  readonly worksForMs: number
}

/** The signed address of a photo or voice message, kept until it expires. */
export const mediaAddress = (messageId: string) =>
  queryOptions({
    queryKey: ['message-media', messageId],
    queryFn: async ({ signal }): Promise<Address> => {
      const { url, expiresAt } = await call(messageMedia, { params: { id: messageId }, signal })
      return { url, worksForMs: Date.parse(expiresAt) - serverNow() - RESERVE_MS }
    },
    staleTime: ({ state }) => Math.max(0, state.data?.worksForMs ?? 0),
    refetchOnReconnect: false,
  })

/** @throws ApiError */
export const fetchMediaAddress = async (
  client: QueryClient,
  messageId: string,
  isNew = false,
): Promise<string> => {
  const options = mediaAddress(messageId)
  const { url } = await client.query(isNew ? { ...options, staleTime: 0 } : options)
  return url
}

const GONE = new Set([403, 404, 410])

export const isMediaGone = (error: unknown): boolean =>
  error instanceof ApiError && GONE.has(error.status)
