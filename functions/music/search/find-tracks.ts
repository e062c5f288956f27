import { findBannedName } from '#shared/domain/nsbm.ts'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { getMany, write } from '#platform/table/index.ts'
import { CatalogueFailed } from '../catalogues/catalogue-failed.ts'
import { itunes } from '../catalogues/itunes.ts'
import { spotify } from '../catalogues/spotify.ts'
import type { CatalogueTrack } from '../catalogues/catalogue.ts'
import {
  foundKey,
  putFound,
  putTrack,
  restKey,
  restUntil,
  type ListedTrack,
  type Track,
} from '../tracks/track.items.ts'
import { takeItunesCall } from './budget.items.ts'
import { withPreviews } from './preview.rules.ts'

const HOUR_MS = 60 * 60 * 1000
/** A popular search costs one call a day. */
const FRESH_MS = 24 * HOUR_MS
/** When the second catalogue was not asked, the missing previews are looked for again soon. */
const INCOMPLETE_MS = 60_000
/** For all calls of one search; the function has ten. */
const ALL_CALLS_MS = 8000
const PAUSE_IN_CALL_SECONDS = 1

interface Found {
  readonly tracks: readonly CatalogueTrack[]
  readonly isComplete: boolean
}

const complete = async (
  query: string,
  tracks: readonly CatalogueTrack[],
  deadline: AbortSignal,
): Promise<Found> => {
  if (tracks.every(({ previewUrl }) => previewUrl !== undefined))
    return { tracks, isComplete: true }
  if (!(await takeItunesCall())) return { tracks, isComplete: false }
  try {
    return { tracks: withPreviews(tracks, await itunes.search(query, deadline)), isComplete: true }
  } catch (error) {
    log.warn('no previews from iTunes', { reason: String(error) })
    return { tracks, isComplete: false }
  }
}

const isAllowed = ({ name, artist }: CatalogueTrack): boolean =>
  findBannedName(artist) === null && findBannedName(name) === null

const listed = ({ id, name, artist, previewUrl, coverUrl }: CatalogueTrack): ListedTrack => ({
  id,
  name,
  artist,
  previewUrl,
  coverUrl,
})

const hasPreview = (track: ListedTrack): track is Track => track.previewUrl !== undefined

const search = async (query: string): Promise<readonly ListedTrack[]> => {
  const deadline = AbortSignal.timeout(ALL_CALLS_MS)
  const found = (await spotify.search(query, deadline)).filter(isAllowed)
  const { tracks: completed, isComplete } = await complete(query, found, deadline)
  const tracks = completed.map(listed)
  await Promise.all([
    write(putFound(query, { tracks, freshUntil: now() + (isComplete ? FRESH_MS : INCOMPLETE_MS) })),
    ...tracks.filter(hasPreview).map((track) => write(putTrack(track))),
  ])
  return tracks
}

/** Remembers for all function instances that Spotify asked for a pause. */
const rest = async (error: unknown): Promise<void> => {
  if (error instanceof CatalogueFailed && error.retryAfterSeconds !== undefined)
    await write(restUntil(now() + error.retryAfterSeconds * 1000))
}

const isShortPause = (error: unknown): boolean =>
  error instanceof CatalogueFailed &&
  error.retryAfterSeconds !== undefined &&
  error.retryAfterSeconds <= PAUSE_IN_CALL_SECONDS

const searchAfterPause = async (query: string): Promise<readonly ListedTrack[]> => {
  try {
    return await search(query)
  } catch (error) {
    if (!isShortPause(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_CALL_SECONDS * 1000))
    return search(query)
  }
}

/**
 * The tracks for a folded query, from the table while they are fresh. When Spotify does not answer, older ones serve.
 * @param countLookup is called before a search leaves the table, and may refuse it
 * @throws CatalogueFailed
 */
export const findTracks = async (
  query: string,
  countLookup: () => Promise<void>,
): Promise<readonly ListedTrack[]> => {
  const [known, pause] = await getMany([foundKey(query), restKey])
  if (known && known.freshUntil > now()) return known.tracks
  const pauseMs = (pause?.until ?? 0) - now()
  try {
    if (pauseMs > 0)
      throw new CatalogueFailed('throttled', { retryAfterSeconds: Math.ceil(pauseMs / 1000) })
    await countLookup()
    return await searchAfterPause(query)
  } catch (error) {
    if (pauseMs <= 0) await rest(error)
    if (known && error instanceof CatalogueFailed) return known.tracks
    throw error
  }
}
