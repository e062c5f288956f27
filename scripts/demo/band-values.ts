import type { BandMember, Release } from '#shared/api/bands.ts'
import type { BandValues } from '../../functions/bands/items/index.ts'
import {
  ENGLISH_TITLES,
  FOREIGN_NAMES,
  GERMAN_NAMES,
  GERMAN_TITLES,
  INSTRUMENTS,
  RELEASE_TYPES,
} from './content/band-words.ts'
import type { DemoBand } from './content/bands.ts'
import { seededRandom, shuffled, type Random } from './random.ts'

const MAX_RELEASES = 7

const isGerman = ({ country }: DemoBand): boolean =>
  ['Deutschland', 'Österreich', 'Schweiz'].includes(country)

/** The part of an address that stands for a band: 'roehrenbrand'. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/[^a-z0-9]+/g, '-')

const membersOf = (band: DemoBand, random: Random): BandMember[] => {
  const names = shuffled(random, isGerman(band) ? [...GERMAN_NAMES] : [...FOREIGN_NAMES])
  return INSTRUMENTS.slice(0, random.whole(3, INSTRUMENTS.length)).map((instrument, index) => ({
    name: names[index] ?? '',
    instrument,
  }))
}

/** The demo tape in the first year, then records every few years. */
const releasesOf = (band: DemoBand, random: Random, lastYear: number): Release[] => {
  const titles = shuffled(random, isGerman(band) ? [...GERMAN_TITLES] : [...ENGLISH_TITLES])
  const releases: Release[] = [{ title: 'Demo', year: band.formed, type: 'Demo', url: null }]
  let year = band.formed + random.whole(1, 3)
  while (year <= lastYear && releases.length < MAX_RELEASES) {
    const index = releases.length
    const url =
      index % 2 === 1 ? `https://${slugOf(band.name)}.test/platten/${String(index)}` : null
    const type = RELEASE_TYPES[(index - 1) % RELEASE_TYPES.length] ?? null
    releases.push({ title: titles[index] ?? '', year, type, url })
    year += random.whole(2, 4)
  }
  return releases
}

/** What is known of an imported band. The addresses are of invented sites. */
export const toBandValues = (band: DemoBand, now: number): BandValues => {
  const random = seededRandom(`band ${band.name}`)
  const slug = slugOf(band.name)
  return {
    name: band.name,
    genre: band.genre,
    country: band.country,
    description: band.description,
    formedYear: band.formed,
    website: `https://${slug}.test/`,
    socialLinks: {
      Bandcamp: `https://bandcamp.test/${slug}`,
      Instagram: `https://instagram.test/${slug}`,
    },
    spotifyUrl: random.between(0, 1) < 0.6 ? `https://spotify.test/artist/${slug}` : undefined,
    youtubeUrl: random.between(0, 1) < 0.5 ? `https://youtube.test/@${slug}` : undefined,
    members: membersOf(band, random),
    releases: releasesOf(band, random, new Date(now).getUTCFullYear()),
  }
}
