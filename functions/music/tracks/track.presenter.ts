import type { TrackFields } from '#shared/api/music.ts'
import { reachable } from '#platform/runtime/stand-ins.ts'
import type { Track } from './track.items.ts'

/** The track of a post or slide, with the names that the fields have in the API. */
export const presentTrack = (track: Track | undefined): TrackFields => ({
  spotifyTrackId: track?.id ?? null,
  spotifyPreviewUrl: track ? reachable(track.previewUrl) : null,
  spotifyTrackName: track?.name ?? null,
  spotifyArtistName: track?.artist ?? null,
  spotifyCoverUrl: track?.coverUrl === undefined ? null : reachable(track.coverUrl),
})
