import type { CONCERT_COUNTRIES } from './concerts.ts'

type Country = keyof typeof CONCERT_COUNTRIES

/** Other names of the countries, in small letters. */
const NAMES: Readonly<Record<Country, readonly string[]>> = {
  Deutschland: ['de', 'd', 'deu', 'ger', 'brd', 'germany'],
  Österreich: ['at', 'a', 'aut', 'oesterreich', 'austria'],
  Schweiz: ['ch', 'che', 'sui', 'switzerland', 'suisse'],
  Belgien: ['be', 'b', 'bel', 'belgium'],
  Dänemark: ['dk', 'dnk', 'denmark', 'daenemark'],
  Finnland: ['fi', 'fin', 'finland'],
  Frankreich: ['fr', 'f', 'fra', 'france'],
  Großbritannien: [
    'gb',
    'uk',
    'gbr',
    'grossbritannien',
    'great britain',
    'united kingdom',
    'england',
    'vereinigtes königreich',
  ],
  Italien: ['it', 'i', 'ita', 'italy'],
  Luxemburg: ['lu', 'lux', 'luxembourg'],
  Niederlande: ['nl', 'nld', 'netherlands', 'holland', 'the netherlands'],
  Norwegen: ['no', 'nor', 'norway'],
  Polen: ['pl', 'pol', 'poland'],
  Schweden: ['se', 'swe', 'sweden'],
  Slowenien: ['si', 'svn', 'slovenia'],
  Spanien: ['es', 'e', 'esp', 'spain'],
  Tschechien: ['cz', 'cze', 'czech republic', 'czechia'],
  Ungarn: ['hu', 'hun', 'hungary'],
}

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([country, names]) =>
    [country.toLowerCase(), ...names].map((name) => [name, country]),
  ),
)

/** The country as the form names it; undefined for one that the form does not have. */
export const knownCountry = (text: string): string | undefined =>
  byName.get(text.trim().normalize('NFC').toLowerCase())

/** The country as the form names it; one that the form does not have as it was written. */
export const countryNamed = (text: string): string => knownCountry(text) ?? text.trim()
