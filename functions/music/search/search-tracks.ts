import { searchTracks, type FoundTrack } from '#shared/api/music.ts'
import { isNewAccount } from '#shared/domain/trust.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { reachable } from '#platform/runtime/stand-ins.ts'
import { CatalogueFailed } from '../catalogues/catalogue-failed.ts'
import { MUSIC_TEXTS } from '../texts.ts'
import type { ListedTrack } from '../tracks/track.items.ts'
import { findTracks } from './find-tracks.ts'

const DEFAULT_RETRY_SECONDS = 10

/** Upper and lower case and spaces make no other search. */
const fold = (query: string): string => query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')

const present = ({ id, name, artist, previewUrl, coverUrl }: ListedTrack): FoundTrack => ({
  id,
  name,
  artists: [{ name: artist }],
  album: { images: coverUrl === undefined ? [] : [{ url: reachable(coverUrl) }] },
  preview_url: previewUrl === undefined ? null : reachable(previewUrl),
  external_urls: { spotify: `https://open.spotify.com/track/${id}` },
})

const failed = (error: CatalogueFailed): ApiError => {
  const { failure, status, retryAfterSeconds = DEFAULT_RETRY_SECONDS } = error
  log.warn('no answer from Spotify', { failure, status, retryAfterSeconds })
  return new ApiError('unavailable', MUSIC_TEXTS.failed, retryAfterSeconds)
}

/** @throws ApiError throttled when the member made too many searches that no stored answer serves */
const countLookup = async (memberId: string): Promise<void> => {
  const isNew = isNewAccount(memberId, now())
  try {
    await throttle(isNew ? 'musicLookupsOfNewAccounts' : 'musicLookups', memberId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    throw new ApiError('throttled', MUSIC_TEXTS.enoughLookups, error.retryAfterSeconds)
  }
}

export const handler = endpoint(searchTracks, async ({ memberId, query }) => {
  if (!env.spotify) throw new ApiError('unavailable', MUSIC_TEXTS.notSetUp)
  const asked = fold(query.q)
  if (asked === '') return { tracks: { items: [] } }
  try {
    const tracks = await findTracks(asked, () => countLookup(memberId))
    return { tracks: { items: tracks.slice(0, Number(query.limit)).map(present) } }
  } catch (error) {
    throw error instanceof CatalogueFailed ? failed(error) : error
  }
})
