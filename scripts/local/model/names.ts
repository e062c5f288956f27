import { CITIES, GERMAN_CITY, HEADLINE_WORDS, NOT_NAMES } from './lexicon.ts'
import { normalize } from './fact.ts'

const WORD = String.raw`[\p{Lu}\d][\p{L}\d'’&.-]*[\p{L}\d]`
const UPPER_CASE =
  /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d'’&-]{2,}(?:[ -]\p{Lu}[\p{Lu}\d'’&-]+)*(?![\p{L}\d])/gu
const QUOTED = /[„“"»«]([^„“”"»«]{2,60})[“”"»«]|‘([^‘’]{2,60})’/gu
const LABEL = new RegExp(
  String.raw`((?:${WORD} ){1,3}(?:Records|Recordings|Productions|Tonträger|Schallplatten))`,
  'gu',
)
const FESTIVAL = new RegExp(
  String.raw`((?:${WORD}[ -]){1,3}(?:Open Air|Festival|Fest|Deathfest))(?![\p{L}])`,
  'gu',
)

const unique = (values: readonly string[]): readonly string[] => {
  const seen = new Map(values.toReversed().map((value) => [normalize(value), value]))
  return values.filter((value) => seen.get(normalize(value)) === value)
}

const groupsOf = (text: string, pattern: RegExp): readonly string[] =>
  unique([...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[0]))

const isName = (text: string): boolean =>
  !text.split(/[ -]/).every((word) => NOT_NAMES.has(word.toLowerCase()))

/** The metal press writes bands in capitals: `IRONVEIL`. */
const upperCaseIn = (text: string): readonly string[] =>
  unique(groupsOf(text, UPPER_CASE).map(withoutPossessive)).filter(isName)

/** English writes "Ironveil's", and German "Iced Saints'" where a name ends in s. */
const POSSESSIVE = /['’](?:s|S)?$/

const isPossessive = (word: string): boolean => POSSESSIVE.test(word)

const withoutPossessive = (name: string): string => name.replace(POSSESSIVE, '')

/** "Ironveils" in a title is the genitive of the name that the text states without it. */
const withoutGenitive = (name: string, text: string): string => {
  const stem = name.replace(/s$/u, '')
  const isStated = (word: string) =>
    new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d'’])`, 'u').test(text)
  return /^[\p{L}\d ]+$/u.test(stem) && stem !== name && isStated(stem) && !isStated(name)
    ? stem
    : name
}

/** The name that begins a title without capitals: `Ironveil announce …`. */
const leadingNameIn = (title: string): readonly string[] => {
  const words = title.split(/[:–—,|]/, 1)[0]?.split(/\s+/) ?? []
  const possessive = words.findIndex(isPossessive)
  const lower = words.findIndex((word) => !/^[\p{Lu}\d]/u.test(word))
  const end = possessive < 0 || (lower >= 0 && lower < possessive) ? lower : possessive + 1
  const name = words
    .slice(0, end < 0 ? words.length : end)
    .filter((word) => !HEADLINE_WORDS.has(normalize(word)))
  return name.length > 0 && name.length < 4
    ? [withoutPossessive(name.join(' ').replace(/[.!?]$/, ''))]
    : []
}

/** Names of bands; the subject of the title comes first. */
export const bandsIn = (title: string, text: string): readonly string[] => {
  const names = unique([...upperCaseIn(title), ...upperCaseIn(text)])
  if (names.length > 0) return names
  return leadingNameIn(withoutQuotes(title).replace(FESTIVAL, '')).map((name) =>
    withoutGenitive(name, text),
  )
}

const isTitle = (quoted: string): boolean =>
  /^[\p{Lu}\d]/u.test(quoted) && quoted.split(' ').length <= 6 && !/[.!?,]$/.test(quoted)

/** Quoted text that is not speech: albums, songs, tours. */
export const titlesIn = (text: string): readonly string[] =>
  groupsOf(text, QUOTED)
    .map((quoted) => quoted.trim())
    .filter(isTitle)

const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ')

export const labelsIn = (text: string): readonly string[] => groupsOf(withoutQuotes(text), LABEL)

const ARTICLES = /^(?:The|Das|Der|Die|Beim|Zum|Am|Auf|Auch|Für|For|At|Vom|Im|This|Dem)[ -]/u

export const festivalsIn = (text: string): readonly string[] =>
  unique(groupsOf(withoutQuotes(text), FESTIVAL).map((name) => name.replace(ARTICLES, '')))

const HOME = /(?:aus|from) (\p{Lu}\p{Ll}+)/gu

/** Where a band comes from. */
export const homesIn = (text: string): readonly string[] =>
  groupsOf(text, HOME).filter((word) => CITIES.includes(word) || Object.hasOwn(GERMAN_CITY, word))

export const citiesIn = (text: string): readonly string[] => {
  const words = text.match(/\p{Lu}\p{Ll}+/gu) ?? []
  return unique(words.filter((word) => CITIES.includes(word) || Object.hasOwn(GERMAN_CITY, word)))
}
