import { AUSTRIA, SWITZERLAND } from './austria-and-switzerland.ts'
import { GERMANY } from './germany.ts'
import { NAMESAKES, REGIONS, STATES } from './namesakes.ts'
import type { Place, PlaceCountry } from './place.ts'
import {
  distanceKm,
  partsOfName,
  foldSpelling,
  townOfPostcode,
  townWords,
  type Settlement,
  type Town,
} from './town.ts'

const TABLES = { DE: GERMANY, AT: AUSTRIA, CH: SWITZERLAND } as const

/** Countries of concerts that have towns here. */
const COUNTRIES: Readonly<Record<string, PlaceCountry>> = {
  Deutschland: 'DE',
  Österreich: 'AT',
  Schweiz: 'CH',
}

const rangeOf = (range: string): readonly [string, string] => {
  const [first = '', last = first] = range.split('-')
  return [first, last]
}

const parse = (country: PlaceCountry): Town[] =>
  TABLES[country]
    .trim()
    .split(/[;\n]/)
    .map((row) => {
      const [name = '', latitude, longitude, numbers = ''] = row.split(',')
      const words = townWords(name)
      const postcodes = numbers.split('+').map(rangeOf)
      return {
        id: `${country.toLowerCase()}-${words.join('-')}`,
        name,
        country,
        latitude: Number(latitude),
        longitude: Number(longitude),
        postcode: postcodes[0]?.[0] ?? '',
        postcodes,
        words,
        ...partsOfName(name),
      }
    })

/** Parsed at first use; the largest first. */
let parsed: Readonly<Record<PlaceCountry, readonly Town[]>> | undefined

const towns = () => (parsed ??= { DE: parse('DE'), AT: parse('AT'), CH: parse('CH') })

export const allTowns = (): readonly Town[] => [...towns().DE, ...towns().AT, ...towns().CH]

const parseNamesake = (base: string, text: string): Settlement => {
  const [state = '', latitude, longitude, size, name] = text.split(',')
  const region = REGIONS[`${base} ${state}`] ?? ''
  const stateName = STATES[Number(state)] ?? ''
  return {
    name: name ?? `${base} (${stateName})`,
    country: 'DE',
    latitude: Number(latitude),
    longitude: Number(longitude),
    base: townWords(base),
    spelled: foldSpelling(base),
    marks: [
      ...partsOfName(name ?? base).marks,
      ...townWords(`${stateName} ${region}`),
      townWords(stateName).join(''),
    ],
    state: stateName,
    size: Number(size),
  }
}

/** Nearer is the same place in both tables. */
const SAME_PLACE_KM = 15

const isSamePlace = (one: Settlement, other: Settlement): boolean =>
  one.spelled === other.spelled && distanceKm(one, other) < SAME_PLACE_KM

/** German towns, with what the table of namesakes knows of them, and the namesakes of towns. */
const withNamesakes = (known: readonly Town[]): readonly Settlement[] => {
  const namesakes = NAMESAKES.trim()
    .split('\n')
    .flatMap((row) => {
      const [base = '', places = ''] = row.split(':')
      return places.split(';').map((place) => parseNamesake(base, place))
    })
  const settlements = known.map((town): Settlement => {
    const same = namesakes.find((one) => isSamePlace(one, town))
    if (!same) return town
    const { state, size } = same
    return { ...town, marks: [...town.marks, ...same.marks], state, size }
  })
  return [
    ...settlements,
    ...namesakes.filter((one) => !known.some((town) => isSamePlace(one, town))),
  ]
}

let settlements: readonly Settlement[] | undefined

/** All places, towns before their namesakes. */
export const allSettlements = (): readonly Settlement[] =>
  (settlements ??= [...withNamesakes(towns().DE), ...towns().AT, ...towns().CH])

/** @param country as concerts name it; undefined for one without towns here */
export const countryCode = (country: string): PlaceCountry | undefined => COUNTRIES[country]

/** As concerts name it. */
export const countryOf = (code: PlaceCountry): string =>
  Object.keys(COUNTRIES).find((name) => COUNTRIES[name] === code) ?? ''

/** Postcodes have five digits in Germany and four in Austria and Switzerland. */
const GERMAN_DIGITS = 5

/** Where a postcode is, by the nearest town that we know. */
export const townsOfPostcode = (postcode: string): readonly Town[] =>
  (postcode.length === GERMAN_DIGITS ? [towns().DE] : [towns().AT, towns().CH]).flatMap(
    (list) => townOfPostcode(postcode, list) ?? [],
  )

export const findTownById = (id: string): Town | undefined =>
  allTowns().find((town) => town.id === id)

/** Towns of which a word begins with the query, or whose region has this postcode. */
export const searchTowns = (query: string, limit: number): readonly Town[] => {
  const [postcode] = /^\d{4,5}$/.exec(query.trim()) ?? []
  if (postcode !== undefined) return townsOfPostcode(postcode).slice(0, limit)
  const words = townWords(query)
  if (words.length === 0) return []
  const matches = (town: Town): boolean =>
    words.every((word) => town.words.some((name) => name.startsWith(word)))
  return allTowns().filter(matches).slice(0, limit)
}

export const presentPlace = ({ id, name, country, postcode }: Town): Place => ({
  id,
  name,
  country,
  postcode,
})
