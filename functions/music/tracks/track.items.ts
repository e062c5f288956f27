import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { put, type Key, type Write } from '#platform/table/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A draft with a track is published within this time, or asks for it again. */
const TRACK_MS = 30 * DAY_MS
/** Old answers serve while Spotify does not. */
const FOUND_MS = 7 * DAY_MS

/** A track as a post or slide stores it. Its addresses are those of Spotify and Apple. */
export interface Track {
  readonly id: string
  readonly name: string
  readonly artist: string
  readonly previewUrl: string
  readonly coverUrl?: string | undefined
}

export interface ListedTrack extends Omit<Track, 'previewUrl'> {
  readonly previewUrl?: string | undefined
}

interface TrackItem extends Track {
  readonly PK: string
  readonly SK: string
  readonly expiresAt: number
}

/** The answer to a query. */
export interface FoundItem {
  readonly PK: string
  readonly SK: string
  readonly tracks: readonly ListedTrack[]
  /** In milliseconds; later it serves only when Spotify does not. */
  readonly freshUntil: number
  readonly expiresAt: number
}

interface RestItem {
  readonly PK: string
  readonly SK: string
  /** In milliseconds. */
  readonly until: number
  readonly expiresAt: number
}

export const trackKey = (id: string): Key<TrackItem> => ({ PK: `MUSIC#TRACK#${id}`, SK: 'TRACK' })

/** @param query folded */
export const foundKey = (query: string): Key<FoundItem> => ({
  PK: `MUSIC#QUERY#${query}`,
  SK: 'FOUND',
})

/** Exists while Spotify has asked for a pause. */
export const restKey: Key<RestItem> = { PK: 'MUSIC#SPOTIFY', SK: 'REST' }

/** Makes a track available to posts and slides. */
export const putTrack = (track: Track): Write<TrackItem> =>
  put({ ...trackKey(track.id), ...track, expiresAt: epochSeconds(now() + TRACK_MS) })

export const putFound = (
  query: string,
  found: Pick<FoundItem, 'tracks' | 'freshUntil'>,
): Write<FoundItem> =>
  put({ ...foundKey(query), ...found, expiresAt: epochSeconds(now() + FOUND_MS) })

export const restUntil = (until: number): Write<RestItem> =>
  put({ ...restKey, until, expiresAt: epochSeconds(until) })
