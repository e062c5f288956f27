import * as z from 'zod/mini'
import { TrackId } from '#shared/api/music.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { MUSIC_HOSTS } from '#shared/domain/music-hosts.ts'
import type { Catalogue, CatalogueTrack } from './catalogue.ts'
import { CatalogueFailed } from './catalogue-failed.ts'
import { addressAt, cleanName } from './clean.ts'
import { fetchJson } from './fetch-json.ts'
import { forgetToken, readToken } from './spotify-token.ts'

const Item = z.object({
  id: TrackId,
  name: z.string(),
  artists: z.array(z.object({ name: z.string() })).check(z.minLength(1)),
  album: z.optional(z.object({ images: z.optional(z.array(z.object({ url: z.string() }))) })),
  duration_ms: z.optional(z.number()),
  preview_url: z.nullish(z.string()),
})

const Answer = z.object({ tracks: z.object({ items: z.array(z.unknown()) }) })

/** Images are listed from the largest to the smallest; the second has 300 pixels. */
const coverOf = ({ album }: z.infer<typeof Item>): string | undefined => {
  const images = album?.images ?? []
  return addressAt([MUSIC_HOSTS.spotify.cover], (images[1] ?? images[0])?.url)
}

const trackOf = (found: unknown): readonly CatalogueTrack[] => {
  const item = Item.safeParse(found).data
  if (!item) return []
  const name = cleanName(item.name)
  const artist = cleanName(item.artists.map((each) => each.name).join(', '))
  if (name === undefined || artist === undefined) return []
  return [
    {
      id: item.id,
      name,
      artist,
      durationMs: item.duration_ms ?? 0,
      previewUrl: addressAt([MUSIC_HOSTS.spotify.preview], item.preview_url),
      coverUrl: coverOf(item),
    },
  ]
}

const ask = async (query: string, deadline: AbortSignal): Promise<unknown> => {
  const parameters = new URLSearchParams({
    q: query,
    type: 'track',
    market: 'DE',
    limit: String(LIMITS.foundTracks),
  })
  const url = `https://api.spotify.com/v1/search?${parameters.toString()}`
  const token = await readToken(deadline)
  return fetchJson(url, { headers: { authorization: `Bearer ${token}` } }, deadline)
}

/** A token can end early; a second refusal is no matter of the token. */
const askWithFreshToken = async (query: string, deadline: AbortSignal): Promise<unknown> => {
  try {
    return await ask(query, deadline)
  } catch (error) {
    if (!(error instanceof CatalogueFailed) || error.status !== 401) throw error
    forgetToken()
    return ask(query, deadline)
  }
}

/** Spotify's Web API, with the credentials of the stage. */
export const spotify: Catalogue = {
  search: async (query, deadline) => {
    const answer = Answer.safeParse(await askWithFreshToken(query, deadline))
    if (!answer.success) throw new CatalogueFailed('malformed')
    return answer.data.tracks.items.flatMap(trackOf)
  },
}
