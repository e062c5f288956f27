import { keptKeyOf, servedKey } from './object-keys.ts'

interface Addresses {
  readonly mediaUrl?: string | null | undefined
  readonly mediaPreviewUrl?: string | null | undefined
}

/** A post, or a story with its slides. */
export interface WithMedia extends Addresses {
  readonly slides?: readonly Addresses[]
}

/** The two keys of an object: one that the edge serves, and one that only functions with a grant can read. */
export interface MediaPlaces {
  readonly served: string
  readonly kept: string
}

const placesOf = (url: string | null | undefined): MediaPlaces[] => {
  const [served, kept] = [servedKey(url ?? ''), keptKeyOf(url ?? '')]
  return served === null || kept === null ? [] : [{ served, kept }]
}

/** Every object that a post or story refers to, previews included. */
export const listMedia = (item: WithMedia): MediaPlaces[] =>
  [item, ...(item.slides ?? [])].flatMap(({ mediaUrl, mediaPreviewUrl }) => [
    ...placesOf(mediaUrl),
    ...placesOf(mediaPreviewUrl),
  ])
