import * as z from 'zod/mini'
import { MUSIC_HOSTS } from '#shared/domain/music-hosts.ts'
import type { Catalogue, CatalogueTrack } from './catalogue.ts'
import { CatalogueFailed } from './catalogue-failed.ts'
import { addressAt, cleanName } from './clean.ts'
import { fetchJson } from './fetch-json.ts'

/** More than Spotify's ten, because another catalogue sorts another way. */
const SONGS = 50

const Song = z.object({
  trackId: z.number(),
  trackName: z.string(),
  artistName: z.string(),
  trackTimeMillis: z.optional(z.number()),
  previewUrl: z.optional(z.string()),
  artworkUrl100: z.optional(z.string()),
})

const Answer = z.object({ results: z.array(z.unknown()) })

/** Covers exist in every size. */
const coverOf = (url: string | undefined): string | undefined =>
  addressAt([MUSIC_HOSTS.apple.cover], url?.replace('100x100bb', '300x300bb'))

const trackOf = (result: unknown): readonly CatalogueTrack[] => {
  const song = Song.safeParse(result).data
  const name = song && cleanName(song.trackName)
  const artist = song && cleanName(song.artistName)
  if (name === undefined || artist === undefined) return []
  return [
    {
      id: String(song?.trackId),
      name,
      artist,
      durationMs: song?.trackTimeMillis ?? 0,
      previewUrl: addressAt([MUSIC_HOSTS.apple.preview], song?.previewUrl),
      coverUrl: coverOf(song?.artworkUrl100),
    },
  ]
}

/** The search of Apple's German store. It needs no credentials and allows 20 calls a minute. */
export const itunes: Catalogue = {
  search: async (query, deadline) => {
    const parameters = new URLSearchParams({
      term: query,
      country: 'DE',
      media: 'music',
      entity: 'song',
      limit: String(SONGS),
    })
    const url = `https://itunes.apple.com/search?${parameters.toString()}`
    const answer = Answer.safeParse(await fetchJson(url, {}, deadline))
    if (!answer.success) throw new CatalogueFailed('malformed')
    return answer.data.results.flatMap(trackOf)
  },
}
