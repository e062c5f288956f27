import { foldWords } from '#shared/domain/search-fold.ts'
import type { PlaceCountry } from './place.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A place that concerts can be in. */
export interface Settlement extends Position {
  readonly name: string
  readonly country: PlaceCountry
  /** The words of its name without what distinguishes it from others of the name: 'Frankfurt'. */
  readonly base: readonly string[]
  /** The base as it is spelled, for names that differ in an umlaut only: Furth and Fürth. */
  readonly spelled: string
  /** Words that distinguish it from others of the name: 'Main', 'Hessen'. */
  readonly marks: readonly string[]
  /** Of Germany, of one with namesakes. */
  readonly state?: string | undefined
  /** Thousands of inhabitants, of one with namesakes. */
  readonly size?: number | undefined
}

/** One with a postcode, from which members can choose. */
export interface Town extends Settlement {
  readonly id: string
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

/** Such as `am` in 'Frankfurt am Main': what follows tells towns of one name apart. */
const LINKS = new Set(
  'a am an auf b bei d dem den der die i im in ob ober unter v vor vorm'.split(' '),
)

export const isLink = (word: string): boolean => LINKS.has(word)

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The letters of a name, with umlauts apart from plain letters. */
export const foldSpelling = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')

const QUALIFIED = /^(.+?)(?:\s+(?:am|an|auf|bei|im|in|ob|vor|unter)\s+(.+)|\s*[(/](.+?)\)?)$/u

/** The words of a name, and those that tell it from others. */
export const partsOfName = (name: string): Pick<Settlement, 'base' | 'spelled' | 'marks'> => {
  const [, base = name, linked = '', bracketed = ''] = QUALIFIED.exec(name) ?? []
  const marks = townWords(`${linked} ${bracketed}`).filter((word) => !isLink(word))
  return { base: townWords(base), spelled: foldSpelling(base), marks }
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
