import { countryNamed } from '#shared/domain/concert-countries.ts'
import { DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'
import { nameForSearch } from '#shared/domain/name-for-search.ts'
import { isUnclear, labelOf, readTown, type ReadTown } from '#shared/domain/towns/read-town.ts'
import { TOWN_QUESTIONS } from '../../import-doubt-texts.ts'
import type { Values } from './fields.ts'
import type { Reading } from './read-when.ts'

export interface Place {
  readonly venue: string
  readonly city: string
  /** The town that the city means, when its name differs. */
  readonly town?: string | undefined
  /** Undefined for the usual one. */
  readonly country: string | undefined
}

const askForTown = (read: ReadTown, { ask, corrected }: Reading): string => {
  const [first, ...others] = read.choices.map(labelOf).map((label) => ({ value: label, label }))
  if (!first || corrected.city !== undefined || !isUnclear(read)) return read.city
  return ask({
    id: 'town',
    question: TOWN_QUESTIONS.which(read.city),
    options: [first, ...others],
  })
}

const townOf = (city: string, country: string | undefined): string | undefined => {
  const { settlement } = readTown(city, { country })
  const label = settlement && labelOf(settlement)
  return label === undefined || nameForSearch(label) === nameForSearch(city) ? undefined : label
}

const givenCountry = ({ country = '' }: Values): string | undefined =>
  country === '' ? undefined : countryNamed(country)

/** Venue, town and country of a row. A name that several towns have is asked. */
export const readPlace = (reading: Reading): Place => {
  const { venue = '', city: written = '', postcode } = reading.values
  const given = givenCountry(reading.values)
  const read = readTown(written, { country: given, postcode })
  const city = askForTown(read, reading)
  const found = read.country === DEFAULT_CONCERT_COUNTRY ? undefined : read.country
  return { venue, city, town: townOf(city, read.country), country: given ?? found }
}
