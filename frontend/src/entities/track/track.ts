import type { FoundTrack, TrackFields } from '#shared/api/music.ts'

/** A track as picker and player know it. Its preview lasts some 30 seconds. */
export interface Track {
  readonly id: string
  readonly name: string
  readonly artist: string
  readonly previewUrl: string
  readonly coverUrl: string | null
}

/** The track of a post or slide; null when it has none. */
export const readTrack = (fields: TrackFields): Track | null => {
  const { spotifyTrackId: id, spotifyPreviewUrl: previewUrl } = fields
  if (id === null || previewUrl === null) return null
  return {
    id,
    name: fields.spotifyTrackName ?? '',
    artist: fields.spotifyArtistName ?? '',
    previewUrl,
    coverUrl: fields.spotifyCoverUrl,
  }
}

/** A found track as it can be picked; null when it has no preview. */
export const pickable = (found: FoundTrack): Track | null =>
  found.preview_url === null
    ? null
    : {
        id: found.id,
        name: found.name,
        artist: listArtists(found),
        previewUrl: found.preview_url,
        coverUrl: found.album.images[0]?.url ?? null,
      }

export const listArtists = ({ artists }: FoundTrack): string =>
  artists.map(({ name }) => name).join(', ')

export const spotifyPage = ({ id }: Pick<Track, 'id'>): string =>
  `https://open.spotify.com/track/${id}`

/** The company from which browsers load preview and cover. */
export const companyOf = ({ previewUrl }: Pick<Track, 'previewUrl'>): 'Apple' | 'Spotify' =>
  previewUrl.includes('itunes.apple.com') ? 'Apple' : 'Spotify'
