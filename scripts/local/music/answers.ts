import { createHash } from 'node:crypto'
import { MUSIC_HOSTS } from '#shared/domain/music-hosts.ts'
import { DEMO_TRACKS, findDemoTracks, type DemoTrack } from './catalogue.ts'
import type { Track } from '#functions/music/index.ts'

const { spotify, apple } = MUSIC_HOSTS

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % 2_000_000_000

const spotifyLinks = (type: string, id: string) => ({
  external_urls: { spotify: `https://open.spotify.com/${type}/${id}` },
  href: `https://api.spotify.com/v1/${type}s/${id}`,
  id,
  type,
  uri: `spotify:${type}:${id}`,
})

const spotifyArtist = ({ artist }: DemoTrack) => ({
  ...spotifyLinks('artist', String(numberOf(artist))),
  name: artist,
})

const spotifyItem = (track: DemoTrack) => ({
  ...spotifyLinks('track', track.id),
  album: {
    ...spotifyLinks('album', String(numberOf(track.album))),
    album_type: 'album',
    artists: [spotifyArtist(track)],
    images: [640, 300, 64].map((size) => ({
      height: size,
      url: `https://${spotify.cover}/image/${track.id}`,
      width: size,
    })),
    name: track.album,
    release_date: String(track.year),
    release_date_precision: 'year',
  },
  artists: [spotifyArtist(track)],
  disc_number: 1,
  duration_ms: track.durationMs,
  explicit: false,
  is_local: false,
  is_playable: true,
  name: track.name,
  popularity: 7,
  preview_url:
    track.preview === 'spotify' ? `https://${spotify.preview}/mp3-preview/${track.id}` : null,
  track_number: 1,
})

/** What Spotify's `GET /v1/search` answers. */
export const spotifyAnswer = (parameters: URLSearchParams): object => {
  const limit = Number(parameters.get('limit') ?? 20)
  const found = findDemoTracks(parameters.get('q') ?? '')
  return {
    tracks: {
      href: `https://api.spotify.com/v1/search?${parameters.toString()}`,
      items: found.slice(0, limit).map(spotifyItem),
      limit,
      next: null,
      offset: 0,
      previous: null,
      total: found.length,
    },
  }
}

/** Where Apple has the preview and the cover. */
export const addressesOf = ({ id }: DemoTrack) => ({
  previewUrl: `https://${apple.preview}/itunes-assets/AudioPreview/${id}.m4a`,
  coverUrl: `https://${apple.cover}/image/thumb/${id}/300x300bb.jpg`,
})

/** Apple lists no song that only Spotify has, and each with a preview. */
const appleSong = (track: DemoTrack) => ({
  wrapperType: 'track',
  kind: 'song',
  artistId: numberOf(track.artist),
  collectionId: numberOf(track.album),
  trackId: numberOf(track.id),
  artistName: track.artist,
  collectionName: track.album,
  trackName: track.name,
  previewUrl: addressesOf(track).previewUrl,
  artworkUrl100: addressesOf(track).coverUrl.replace('300x300', '100x100'),
  releaseDate: `${String(track.year)}-01-01T12:00:00Z`,
  trackTimeMillis: track.durationMs + 400,
  country: 'DEU',
  currency: 'EUR',
  primaryGenreName: 'Metal',
  isStreamable: true,
})

/** What Apple's iTunes Search answers. */
export const appleAnswer = (parameters: URLSearchParams): object => {
  const results = findDemoTracks(parameters.get('term') ?? '')
    .filter(({ preview }) => preview === 'apple')
    .slice(0, Number(parameters.get('limit') ?? 50))
    .map(appleSong)
  return { resultCount: results.length, results }
}

/** The track whose id a path contains. */
export const trackIn = (path: string): DemoTrack | undefined =>
  DEMO_TRACKS.find(({ id }) => path.includes(id))

/** A track with a preview at Apple, by its name, as a post stores it. @throws Error for an unknown one */
export const demoTrack = (name: string): Track => {
  const found = DEMO_TRACKS.find((track) => track.name === name && track.preview === 'apple')
  if (!found) throw new Error(`No invented band plays ${name}`)
  return { id: found.id, name, artist: found.artist, ...addressesOf(found) }
}
