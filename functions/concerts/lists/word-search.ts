import type { Partition } from '#platform/table/index.ts'
import { cityPartition, type ListingItem, type WordListingItem } from '../items/listing.items.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import { wordsOfName } from '#shared/domain/name-for-search.ts'
import type { ConcertValues } from '../items/concert.items.ts'

/** Words are stored under so many first letters, and those of a city's own lists under three. */
const LENGTHS = [2, 3, 5]
const CITY_LENGTHS = [3]
const BAND_WORDS = 5
const VENUE_WORDS = 4
/** Frankfurt am Main. */
const CITY_WORDS = 3

type Names = Pick<ConcertValues, 'bandName' | 'venue' | 'city'>

const lettersOf = (word: string, count: number): string => [...word].slice(0, count).join('')

/** The prefixes under which a word is stored; a shorter one as it is. */
const prefixesOf = (word: string, lengths: readonly number[]): string[] => {
  const prefixes = lengths
    .filter((length) => length <= [...word].length)
    .map((length) => lettersOf(word, length))
  return prefixes.length > 0 ? prefixes : [word]
}

/** The prefix under which a typed word is looked up: the longest that is stored. */
const storedPrefixOf = (typed: string, lengths: readonly number[]): string =>
  prefixesOf(typed, lengths).at(-1) ?? typed

const partitionOf = (prefix: string, city: string | undefined): Partition<WordListingItem> => ({
  PK: `CONCERT_WORD#${city === undefined ? '' : `${foldCity(city)}#`}${prefix}`,
})

const namedWords = ({ bandName, venue = '' }: Names): string[] => [
  ...wordsOfName(bandName).slice(0, BAND_WORDS),
  ...wordsOfName(venue).slice(0, VENUE_WORDS),
]

const prefixesOfAll = (words: readonly string[], lengths: readonly number[]): string[] => [
  ...new Set(words.flatMap((word) => prefixesOf(word, lengths))),
]

/** One transaction of 100 writes replaces these and the three other copies of a concert. */
const MAX_PARTITIONS = 44

/** The partitions of a concert: words of band, venue and city, and those of band and venue within the city. */
export const wordPartitions = (concert: Names): string[] => {
  const { city } = concert
  const words = namedWords(concert)
  const everywhere = [...words, ...wordsOfName(city).slice(0, CITY_WORDS)]
  return [
    ...prefixesOfAll(everywhere, LENGTHS).map((prefix) => partitionOf(prefix, undefined).PK),
    ...prefixesOfAll(words, CITY_LENGTHS).map((prefix) => partitionOf(prefix, city).PK),
  ].slice(0, MAX_PARTITIONS)
}

/** All words of a concert, each after a space. */
export const listSearchWords = (concert: Names): string =>
  [...namedWords(concert), ...wordsOfName(concert.city).slice(0, CITY_WORDS)]
    .map((word) => ` ${word}`)
    .join('')

const byLength = (one: string, other: string): number => other.length - one.length

/** Whether each typed word begins a word of its own: 'the the' finds The The, but not The Gathering. */
const matchesAll = (typed: readonly string[], stored: string): boolean => {
  const left = stored.split(' ')
  return typed.every((word) => {
    const index = left.findIndex((candidate) => candidate.startsWith(word))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

export interface WordSearch {
  /** The listings that can match. */
  readonly partition: Partition<ListingItem & Partial<WordListingItem>>
  /** A listing of this partition. */
  readonly matches: (listing: ListingItem & Partial<WordListingItem>) => boolean
}

/** Within a city, words of its name are in no partition, so another word selects. */
const selecting = (words: readonly string[], city: string | undefined): string | undefined => {
  if (city === undefined) return words[0]
  const cityWords = wordsOfName(city)
  const others = words.filter((word) => !cityWords.some((name) => name.startsWith(word)))
  return others[0] ?? words.find((word) => !cityWords.includes(word))
}

const MIN_IN_CITY = Math.min(...CITY_LENGTHS)

const partitionFor = (selected: string, city: string | undefined): Partition<ListingItem> => {
  if (city === undefined) return partitionOf(storedPrefixOf(selected, LENGTHS), undefined)
  // What is shorter selects none of the lists of a city, so all of its concerts are compared.
  return [...selected].length < MIN_IN_CITY
    ? cityPartition(city)
    : partitionOf(storedPrefixOf(selected, CITY_LENGTHS), city)
}

/**
 * The longest word selects the listings, and all words must match. Where a city is chosen and nothing but its name is
 * typed, all of its concerts match. Undefined when no word remains.
 */
export const wordSearch = (typed: string, city: string | undefined): WordSearch | undefined => {
  const words = [...wordsOfName(typed)].toSorted(byLength)
  if (words.length === 0) return undefined
  const selected = selecting(words, city)
  if (selected === undefined) return { partition: cityPartition(city ?? ''), matches: () => true }
  return {
    partition: partitionFor(selected, city),
    matches: (listing) => matchesAll(words, listing.words ?? listSearchWords(listing)),
  }
}
