import type { Place, PlaceCountry } from '#shared/api/places.ts'
import { AUSTRIA, SWITZERLAND } from './austria-and-switzerland.ts'
import { GERMANY } from './germany.ts'
import { townNamed, townOfPostcode, townWords, type Town } from './town.rules.ts'

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
      }
    })

/** Parsed at first use; the largest first. */
let parsed: Readonly<Record<PlaceCountry, readonly Town[]>> | undefined

const towns = () => (parsed ??= { DE: parse('DE'), AT: parse('AT'), CH: parse('CH') })

export const allTowns = (): readonly Town[] => [...towns().DE, ...towns().AT, ...towns().CH]

/** @param country as concerts name it; a concert without one is in Germany */
export const findTown = (city: string, country: string | null | undefined): Town | undefined => {
  const code = COUNTRIES[country ?? 'Deutschland']
  return code && townNamed(city, towns()[code])
}

export const findTownById = (id: string): Town | undefined =>
  allTowns().find((town) => town.id === id)

const GERMAN_DIGITS = 5

/** Postcodes have five digits in Germany and four in Austria and Switzerland. */
const townsOfPostcode = (postcode: string): readonly Town[] =>
  (postcode.length === GERMAN_DIGITS ? [towns().DE] : [towns().AT, towns().CH]).flatMap(
    (list) => townOfPostcode(postcode, list) ?? [],
  )

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
