import { nameForSearch } from '#shared/domain/name-for-search.ts'
import type { PlaceCountry } from './place.ts'
import { splitPlace, type PlaceParts } from './split-place.ts'
import { allSettlements, countryCode, countryOf, townsOfPostcode } from './towns.ts'
import { distanceKm, isLink, foldSpelling, townWords, type Settlement, type Town } from './town.ts'

/** What a text says of a place. */
export interface ReadTown {
  /** Without postcode and country; a name that several towns have with what distinguishes them. */
  readonly city: string
  /** Undefined for a place that no table has. */
  readonly settlement?: Settlement | undefined
  /** All that have the name, the one that was taken first. One or none when it is clear. */
  readonly choices: readonly Settlement[]
  /** The text names a part of the place. */
  readonly isDistrict?: boolean | undefined
  /** Only the beginning of the text is the name of the place, which is a guess. */
  readonly isGuess?: boolean | undefined
  /** As concerts name it, when the text or the place says it. */
  readonly country?: string | undefined
}

export interface TownHints {
  /** As concerts name it. */
  readonly country?: string | undefined
  /** From a field of its own. */
  readonly postcode?: string | undefined
}

/** A hyphen behind the first word or behind what distinguishes the town from others. */
const JOINED = /-\p{L}/u

/** How a name fits a place, the closest first. */
const FITS = ['marked', 'bare', 'district', 'guess'] as const
type Fit = (typeof FITS)[number]

const isBeginning = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length > 0 && beginning.every((word, index) => words[index] === word)

const LONGEST_SHORT = 5

/** Whether a word is the beginning of a name, or has its first and some further letters in order: 'Rhld.', 'NRW'. */
const abbreviates = (word: string, name: string): boolean => {
  if (name.startsWith(word)) return true
  if (word.length > LONGEST_SHORT || !name.startsWith(word.charAt(0))) return false
  let at = 0
  for (const letter of name) if (letter === word[at]) at += 1
  return at === word.length
}

/** Whether each word abbreviates one that distinguishes the place from others: 'O.', 'Westf.', 'Main'. */
const areMarks = (words: readonly string[], marks: readonly string[]): boolean =>
  words.every((word) => marks.some((mark) => abbreviates(word, mark)))

interface Named {
  readonly text: string
  readonly words: readonly string[]
}

const isTown = (settlement: Settlement): settlement is Town => 'postcodes' in settlement

const restOf = ({ words }: Named, { base }: Settlement): readonly string[] =>
  words.slice(base.length)

/** So much larger than its namesakes that the name alone means it. */
const DOMINANT = 10

const isDominant = (same: readonly Settlement[]): boolean => {
  const [first, second] = same
  return !second || (first?.size ?? 0) >= DOMINANT * (second.size ?? 1)
}

/** What follows the name of a town is a district, unless it distinguishes the town from a namesake. */
const isDistrict = (named: Named, same: readonly Settlement[]): boolean => {
  const [first] = same
  if (!first || !isTown(first)) return false
  const isLinked = restOf(named, first).some(isLink)
  // Of the other countries no table has the namesakes.
  if (same.length === 1) return first.country === 'DE' || !isLinked
  return !isLinked && isDominant(same) && /^[^\s(/,]+-\p{L}/u.test(named.text)
}

/** 'Frankfurt Ost': a district of one of the towns of the name, or a town that no table has. */
const isGuessed = (named: Named, same: readonly Settlement[]): boolean => {
  const [first] = same
  return (
    first !== undefined &&
    same.length > 1 &&
    /^[^\s(/,]+\s\p{L}[^\s]*$/u.test(named.text) &&
    !restOf(named, first).some(isLink)
  )
}

const fitOf = (
  named: Named,
  settlement: Settlement,
  same: readonly Settlement[],
): Fit | undefined => {
  const rest = restOf(named, settlement)
  if (rest.length === 0) return 'bare'
  const marks = rest.filter((word, index) => !isLink(word) || index === rest.length - 1)
  if (areMarks(marks, settlement.marks)) return 'marked'
  // 'Frankfurt am Main-Höchst': a district behind what distinguishes the town from others.
  const [first = '', ...others] = marks
  if (others.length > 0 && areMarks([first], settlement.marks) && JOINED.test(named.text))
    return 'district'
  if (isDistrict(named, same)) return 'district'
  return isGuessed(named, same) ? 'guess' : undefined
}

/** Places whose name is the longest beginning of the words. */
const sameBase = (named: Named, all: readonly Settlement[]): readonly Settlement[] => {
  const found = all.filter(({ base }) => isBeginning(named.words, base))
  const longest = Math.max(0, ...found.map(({ base }) => base.length))
  const same = found.filter(({ base }) => base.length === longest)
  const letters = foldSpelling(named.text)
  const spelled = same.filter((one) => letters.startsWith(one.spelled))
  return spelled.length > 0 ? spelled : same
}

interface Match {
  readonly fit: Fit
  readonly found: readonly Settlement[]
}

/** Whether the text names more than the place. */
const isPart = ({ fit }: Match): boolean => fit === 'district' || fit === 'guess'

const matchIn = (named: Named, all: readonly Settlement[]): Match | undefined => {
  const same = sameBase(named, all)
  const fits = same.map((one) => [one, fitOf(named, one, same)] as const)
  for (const fit of FITS) {
    const found = fits.filter(([, own]) => own === fit).map(([one]) => one)
    if (found.length > 0) return { fit, found: fit === 'district' ? found.slice(0, 1) : found }
  }
  return undefined
}

const byCountry = (code: PlaceCountry): readonly Settlement[] =>
  allSettlements().filter(({ country }) => country === code)

const CODES: readonly PlaceCountry[] = ['DE', 'AT', 'CH']
const AUSTRIAN_DIGITS = 4

/** Where to look: in the country that is named, or in that of the postcode, or in all, Germany first. */
const countriesOf = ({ country, postcode }: PlaceParts): readonly PlaceCountry[] => {
  if (country !== undefined) return [countryCode(country)].filter((code) => code !== undefined)
  return postcode?.length === AUSTRIAN_DIGITS ? ['AT', 'CH', 'DE'] : CODES
}

const hasPostcode = (settlement: Settlement, postcode: string): boolean =>
  isTown(settlement) &&
  settlement.postcodes.some(([first, last]) => first <= postcode && postcode <= last)

const FAR_KM = 60

/** Tables lose the zero that postcodes of the east begin with. */
const germanPostcode = (postcode: string): string => postcode.padStart(5, '0')

/** The places of a name in the order of their distance from the postcode, without those far away. */
const nearPostcode = (found: readonly Settlement[], written: string): readonly Settlement[] => {
  const postcode = found[0]?.country === 'DE' ? germanPostcode(written) : written
  const own = found.filter((one) => hasPostcode(one, postcode))
  if (own.length > 0) return own
  const [near] = townsOfPostcode(postcode).filter(({ country }) => country === found[0]?.country)
  if (!near) return found
  return found
    .filter((one) => distanceKm(one, near) < FAR_KM)
    .toSorted((one, other) => distanceKm(one, near) - distanceKm(other, near))
    .slice(0, 1)
}

const findMatch = (named: Named, known: PlaceParts): Match | undefined => {
  const matches = countriesOf(known).flatMap((code) => {
    const match = matchIn(named, byCountry(code))
    const isLost = known.postcode?.length === AUSTRIAN_DIGITS && known.country === undefined
    if (!match || !isLost || isPart(match)) return match ?? []
    // Four digits without a country: of Austria or Switzerland, or of Germany without the zero.
    const near = nearPostcode(match.found, known.postcode ?? '')
    return near.length > 0 ? { ...match, found: near } : []
  })
  const [best] = matches.toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit))
  if (!best || isPart(best)) return best
  const found = matches.filter(({ fit }) => fit === best.fit).flatMap((match) => match.found)
  return { fit: best.fit, found }
}

/** A name that several towns have is written with what distinguishes them, once it is clear which one is meant. */
const cityOf = (name: string, match: Match, isChosen: boolean): string => {
  const { fit, found } = match
  const [taken] = found
  if (isPart(match) || !taken) return name
  return fit === 'marked' || (isChosen && !isTown(taken)) ? taken.name : name
}

const knownOf = (own: PlaceParts, { country, postcode }: TownHints): PlaceParts => ({
  name: own.name,
  postcode: own.postcode ?? (postcode === '' ? undefined : postcode),
  country: own.country ?? country,
})

/** A name that several towns have means those near the postcode. */
const narrowed = ({ fit, found }: Match, { postcode }: PlaceParts): Match =>
  found.length > 1 && postcode !== undefined
    ? { fit, found: nearPostcode(found, postcode) }
    : { fit, found }

/** A place of a town's name that no table has differs from the town in its postcode. */
const unknown = (name: string): Pick<ReadTown, 'city' | 'choices'> => ({ city: name, choices: [] })

/**
 * Reads a place as people write it: '01067 Dresden', 'D-1067 Dresden', 'Berlin-Kreuzberg', 'Frankfurt/O.',
 * 'Fürth (Hessen)', 'Wien, Österreich'. One function for every way in (docs/product/concerts.md#towns).
 */
export const readTown = (text: string, hints: TownHints = {}): ReadTown => {
  const own = splitPlace(text)
  const known = knownOf(own, hints)
  const { country, postcode } = known
  const match = findMatch({ text: own.name, words: townWords(own.name) }, known)
  if (!match) return { ...unknown(own.name), country }
  const near = narrowed(match, known)
  const [settlement] = near.found
  if (!settlement) return { ...unknown(`${own.name} (${postcode ?? ''})`), country }
  const isChosen = match.found.length > 1 && near.found.length === 1
  return {
    city: cityOf(own.name, near, isChosen),
    settlement,
    choices: near.found,
    country: country ?? countryOf(settlement.country),
    ...(isPart(near) && { isDistrict: true }),
    ...(near.fit === 'guess' && { isGuess: true }),
  }
}

/** Whether the member should be asked which of several places is meant. */
export const isUnclear = ({ choices, isGuess = false }: ReadTown): boolean =>
  choices.length > 1 && (isGuess || !isDominant(choices))

/** The name of a place with what distinguishes it from others of the name. */
export const labelOf = ({ name, base, state }: Settlement): string =>
  state === undefined || townWords(name).length > base.length ? name : `${name} (${state})`

const keys = new Map<string, string>()
const MAX_KEYS = 2000

/** The one that its short name means is under that name. */
const keyOf = (settlement: Settlement): string => {
  const { spelled, base, country, name } = settlement
  const first = byCountry(country).find((one) => one.spelled === spelled)
  const isTaken = byCountry(country).find((one) => one.base.join(' ') === base.join(' ')) !== first
  return first === settlement && !isTaken ? nameForSearch(base.join(' ')) : nameForSearch(name)
}

/** The form in which cities are compared: a district is its city, and all spellings of a town are one. */
export const foldCity = (city: string): string => {
  const known = keys.get(city)
  if (known !== undefined) return known
  const { settlement } = readTown(city)
  const key = settlement ? keyOf(settlement) : nameForSearch(city)
  if (keys.size >= MAX_KEYS) keys.clear()
  keys.set(city, key)
  return key
}

/** The town of a concert from which distances are measured. @param country a concert without one is in Germany */
export const findSettlement = (
  city: string,
  country: string | null | undefined,
): Settlement | undefined => readTown(city, { country: country ?? 'Deutschland' }).settlement

/** The same, when members can choose it. */
export const findTown = (city: string, country: string | null | undefined): Town | undefined => {
  const settlement = findSettlement(city, country)
  return settlement && isTown(settlement) ? settlement : undefined
}
