import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { withoutOverrides } from '../domain/text.ts'
import { contract } from './contract.ts'

/** The id of a track on Spotify; no other field of a track is accepted from clients. */
export const TrackId = z
  .string()
  .check(z.regex(/^[\dA-Za-z]{22}$/, 'Diesen Song kennen wir nicht.'))

/** Empty for none, because forms send empty fields. */
export const PickedTrackId = z
  .string()
  .check(z.regex(/^(?:[\dA-Za-z]{22})?$/, 'Diesen Song kennen wir nicht.'))

/** The track of a post or slide; all null when it has none. */
export const TrackFields = z.object({
  spotifyTrackId: z.nullable(z.string()),
  spotifyPreviewUrl: z.nullable(z.string()),
  spotifyTrackName: z.nullable(z.string()),
  spotifyArtistName: z.nullable(z.string()),
  /** At the same company as the preview; loaded only together with it (docs/product/music.md). */
  spotifyCoverUrl: z.nullable(z.string()),
})
export type TrackFields = z.infer<typeof TrackFields>

/** A found track in the form of Spotify's Web API. */
export const FoundTrack = z.object({
  id: TrackId,
  name: z.string(),
  artists: z.array(z.object({ name: z.string() })),
  album: z.object({ images: z.array(z.object({ url: z.string() })) }),
  /** Some 30 seconds; tracks without a preview cannot be picked. */
  preview_url: z.nullable(z.string()),
  external_urls: z.object({ spotify: z.string() }),
})
export type FoundTrack = z.infer<typeof FoundTrack>

export const searchTracks = contract({
  id: 'searchTracks',
  method: 'GET',
  path: '/api/spotify/search',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'Find tracks by name and artist; an empty query finds none, and 503 says that there is no search',
  query: z.object({
    q: z._default(
      z.string().check(
        z.overwrite((text) => withoutOverrides(text).trim()),
        z.maxLength(LIMITS.trackQuery, 'So lang heißt kein Song.'),
      ),
      '',
    ),
    type: z._default(z.literal('track', 'Wir suchen nur Songs.'), 'track'),
    limit: z._default(
      z.string().check(z.regex(/^(?:[1-9]|10)$/, `Höchstens ${LIMITS.foundTracks} Songs.`)),
      String(LIMITS.foundTracks),
    ),
  }),
  response: z.object({ tracks: z.object({ items: z.array(FoundTrack) }) }),
  errors: [],
  throttle: 'searches',
})
