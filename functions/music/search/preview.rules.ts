import { wordsOfName } from '#shared/domain/name-for-search.ts'
import type { CatalogueTrack } from '../catalogues/catalogue.ts'

/** Two recordings of one song rarely have the same length; a remaster differs by a few seconds. */
const SAME_RECORDING_MS = 15_000

/** `Song (Live in Köln) [2011 Remaster] - Remastered` and `Song` are the same song. */
const ADDITIONS = /\s*[([].*?[)\]]|\s+[-–].*$/g

const songOf = ({ name }: CatalogueTrack): string => {
  const bare = name.replace(ADDITIONS, '')
  return wordsOfName(bare === '' ? name : bare).join(' ')
}

const firstArtistOf = ({ artist }: CatalogueTrack): string =>
  wordsOfName(artist.split(/,| & | feat\. /u)[0] ?? artist).join(' ')

const apart = (one: CatalogueTrack, other: CatalogueTrack): number =>
  one.durationMs === 0 || other.durationMs === 0 ? 0 : Math.abs(one.durationMs - other.durationMs)

const previewFor = (
  track: CatalogueTrack,
  others: readonly CatalogueTrack[],
): CatalogueTrack | undefined =>
  others
    .filter(
      (other) =>
        other.previewUrl !== undefined &&
        songOf(other) === songOf(track) &&
        firstArtistOf(other) === firstArtistOf(track) &&
        apart(other, track) <= SAME_RECORDING_MS,
    )
    .toSorted((a, b) => apart(a, track) - apart(b, track))[0]

/**
 * Fills missing previews from another catalogue. The cover comes from there as well, so that a member who plays a
 * track contacts one company.
 */
export const withPreviews = (
  tracks: readonly CatalogueTrack[],
  others: readonly CatalogueTrack[],
): readonly CatalogueTrack[] =>
  tracks.map((track) => {
    if (track.previewUrl !== undefined) return track
    const found = previewFor(track, others)
    return found ? { ...track, previewUrl: found.previewUrl, coverUrl: found.coverUrl } : track
  })
