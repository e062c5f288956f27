import { nameForSearch, wordsOfName } from '#shared/domain/name-for-search.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'

/** What tells one gig from another. */
export interface Gig {
  readonly bandName: string
  readonly venue?: string | undefined
  readonly city: string
  readonly date: string
  readonly time?: string | undefined
}

/** An early and a late show of one band are at least this far apart; doors and beginning are not. */
const SHOWS_APART_MINUTES = 90

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Doors open up to this long before a gig begins. */
const DOORS_BEFORE_MINUTES = 150

/** Whether one can be the doors and the other the beginning of one gig, of which a member has to be asked. */
const areDoorsAndBeginning = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  !areTimesCompatible(one, other) &&
  Math.abs(minutesOf(one) - minutesOf(other)) <= DOORS_BEFORE_MINUTES

/** Whether both can be the beginning of one gig. */
export const areTimesCompatible = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  Math.abs(minutesOf(one) - minutesOf(other)) < SHOWS_APART_MINUTES

/** Between a headliner and the bands that play before. `&` and `und` are part of too many names. */
const BETWEEN_BANDS =
  /\s+\+\s+|\s*[,/|]\s+|\s+\/\s*|\s+(?:feat\.?|ft\.?|mit|w\/|support:?|special guests?:?|plus)\s+/iu

const COUNTRY_OR_LIVE =
  /\((?:[a-z]{2,3}|live|usa|uk|swe|nor|fin|ger|offiziell|official|open air|konzert)\)/giu

/** Words after a name that say nothing about which band it is. */
const NOISE = new Set(
  'live konzert concert tour on in open air openair festival 2025 2026 2027 2028 2029 2030'.split(
    ' ',
  ),
)

const AND = new Set(['and', 'und', 'n'])

/** The name of one band, for comparison. A leading 'The' and the words for '&' do not matter. */
const bandOf = (name: string): string => {
  const bare = name.replaceAll(COUNTRY_OR_LIVE, ' ').replaceAll(/&|\+/gu, ' and ')
  const words = wordsOfName(bare === '' ? name : bare).filter((word) => !AND.has(word))
  const named = words.length > 1 && words[0] === 'the' ? words.slice(1) : [...words]
  while (named.length > 1 && NOISE.has(named.at(-1) ?? '')) named.pop()
  return named.length > 0 ? named.join('') : nameForSearch(name)
}

/** The first band of a bill, for comparison. Gigs with different headliners are never one. */
export const findHeadliner = (name: string): string => bandOf(name.split(BETWEEN_BANDS)[0] ?? name)

/** The bands of a bill in order of the alphabet, each once. */
const billOf = (name: string): readonly string[] => [
  ...new Set(name.split(BETWEEN_BANDS).map(bandOf).toSorted()),
]

/** A longer bill is found under its first bands only. */
const MAX_HEADLINERS = 4

/** The bands that another order of the bill can name first, the headliner first. */
export const findHeadliners = (name: string): readonly string[] => [
  ...new Set(name.split(BETWEEN_BANDS).slice(0, MAX_HEADLINERS).map(bandOf)),
]

/** Parts of a house that have stages of their own. */
const ROOMS = new Set(
  'werk halle hall club saal theater keller bar garten garage gross grosser grosse klein kleiner kleine studio lounge arena zelt biergarten innenhof turm obergeschoss foyer cafe kantine stage buhne main small'.split(
    ' ',
  ),
)

/** Words that some leave out of the name of a venue. */
const OPTIONAL = new Set(
  'der die das im in am the e v ev gmbh live music musik venue location kulturzentrum kulturhaus jugendzentrum juz jz konzerthaus'.split(
    ' ',
  ),
)

interface Venue {
  readonly joined: string
  readonly house: readonly string[]
  readonly rooms: readonly string[]
}

const venueOf = (name: string, city: string): Venue => {
  const cityWords = new Set([...wordsOfName(city), foldCity(city)])
  const words = wordsOfName(name)
  const named = words.filter((word) => !cityWords.has(word) && !OPTIONAL.has(word))
  const kept = named.length > 0 ? named : words
  const house = kept.filter((word) => !ROOMS.has(word))
  return {
    joined: kept.join(''),
    house: house.length > 0 ? house : kept,
    rooms: house.length > 0 ? kept.filter((word) => ROOMS.has(word)) : [],
  }
}

const contains = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => all.includes(word))

const isNested = (one: readonly string[], other: readonly string[]): boolean =>
  contains(one, other) || contains(other, one)

type VenueInCity = Pick<Gig, 'venue' | 'city'>

/** Whether both name one venue, in any spelling. An unknown one can be any. */
export const areSameVenue = (one: VenueInCity, other: VenueInCity): boolean => {
  if (one.venue === undefined || other.venue === undefined) return true
  const [a, b] = [venueOf(one.venue, one.city), venueOf(other.venue, other.city)]
  return a.joined === b.joined || (isNested(a.house, b.house) && isNested(a.rooms, b.rooms))
}

/**
 * The same name. Where both name the house, its spelling and the bands after the headliner do not matter, because two
 * bands that only accents tell apart do not play there on one evening.
 */
const areSameBand = (one: Gig, other: Gig): boolean =>
  nameIdentity(one.bandName) === nameIdentity(other.bandName) ||
  (one.venue !== undefined &&
    other.venue !== undefined &&
    (bandOf(one.bandName) === bandOf(other.bandName) ||
      findHeadliner(one.bandName) === findHeadliner(other.bandName)))

/** The same bands in another order, where both name the house and the beginnings agree. */
const areSameBill = (one: Gig, other: Gig): boolean => {
  if (one.venue === undefined || other.venue === undefined || one.time !== other.time) return false
  const [a, b] = [billOf(one.bandName), billOf(other.bandName)]
  return a.length > 1 && a.join(' ') === b.join(' ')
}

/**
 * Whether two submissions mean one gig. In doubt they do not: two entries are better than one that hides a gig, and
 * moderators can merge them. Measured by `functions/testing/labelled/concert-pairs.tsv`.
 */
export const isSameConcert = (one: Gig, other: Gig): boolean =>
  one.date === other.date &&
  foldCity(one.city) === foldCity(other.city) &&
  areTimesCompatible(one.time, other.time) &&
  (areSameBand(one, other) || areSameBill(one, other)) &&
  areSameVenue(one, other)

/** Whether two submissions can mean the doors and the beginning of one gig. They are two unless the member says so. */
export const mayBeSameConcert = (one: Gig, other: Gig): boolean =>
  areDoorsAndBeginning(one.time, other.time) &&
  isSameConcert({ ...one, time: undefined }, { ...other, time: undefined })
