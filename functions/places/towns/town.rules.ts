import { foldWords } from '#shared/domain/search-fold.ts'
import type { PlaceCountry } from '#shared/api/places.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface Town extends Position {
  readonly id: string
  readonly name: string
  readonly country: PlaceCountry
  /** Of its centre. */
  readonly postcode: string
  /** First and last postcode of each range; a town has at least one. */
  readonly postcodes: readonly (readonly [string, string])[]
  readonly words: readonly string[]
}

const ALIASES: Readonly<Record<string, string>> = {
  munich: 'munchen',
  cologne: 'koln',
  nuremberg: 'nurnberg',
  hanover: 'hannover',
  vienna: 'wien',
  vienne: 'wien',
  geneve: 'genf',
  geneva: 'genf',
  bale: 'basel',
  lucerne: 'luzern',
  fribourg: 'freiburg',
  neuchatel: 'neunburg',
  bienne: 'biel',
  sion: 'sitten',
  delemont: 'delsberg',
  sankt: 'st',
  saint: 'st',
}

/** The words of a town's name as they are compared. */
export const townWords = (name: string): readonly string[] =>
  foldWords(name).map((word) => ALIASES[word] ?? word)

const beginsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((word, index) => words[index] === word)

/** Such as `am` in 'Frankfurt am Main': what follows tells towns of one name apart. */
const LINKS = new Set(['a', 'am', 'an', 'auf', 'bei', 'im', 'in', 'ob', 'ober', 'unter', 'vor'])

const isPartOf = (words: readonly string[], town: Town): boolean =>
  beginsWith(words, town.words) && !LINKS.has(words[town.words.length] ?? '')

/**
 * The town that a city means: by its name, a shorter name ('Frankfurt'), or a longer one ('Berlin-Kreuzberg').
 * Of several, the largest.
 * @param towns of one country, the largest first
 */
export const townNamed = (city: string, towns: readonly Town[]): Town | undefined => {
  const words = townWords(city)
  if (words.length === 0) return undefined
  return (
    towns.find((town) => town.words.length === words.length && beginsWith(town.words, words)) ??
    towns.find((town) => beginsWith(town.words, words)) ??
    towns.find((town) => isPartOf(words, town))
  )
}

const commonDigits = (one: string, other: string): number => {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

const contains = (town: Town, postcode: string): boolean =>
  town.postcodes.some(([first, last]) => first <= postcode && postcode <= last)

/** The town that has the postcode, or else the nearest number: neighbouring numbers are mostly neighbouring places. */
export const townOfPostcode = (postcode: string, towns: readonly Town[]): Town | undefined => {
  let best: Town | undefined
  let score = -Infinity
  for (const town of towns) {
    if (contains(town, postcode)) return town
    const distance = Math.abs(Number(town.postcode) - Number(postcode))
    const next = commonDigits(postcode, town.postcode) * 1e6 - distance
    if (next > score) [best, score] = [town, next]
  }
  return best
}

const EARTH_KM = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the great circle. */
export const distanceKm = (one: Position, other: Position): number => {
  const height = toRadians(other.latitude - one.latitude)
  const width = toRadians(other.longitude - one.longitude)
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(toRadians(one.latitude)) *
      Math.cos(toRadians(other.latitude)) *
      Math.sin(width / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
