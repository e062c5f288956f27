import { CITIES, GERMAN_CITY, HEADLINE_WORDS, NO_NAMES } from './lexicon.ts'
import { fold } from './said.ts'

const WORD = String.raw`[\p{Lu}\d][\p{L}\d'’&.-]*[\p{L}\d]`
const SHOUTED =
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
  const seen = new Map(values.toReversed().map((value) => [fold(value), value]))
  return values.filter((value) => seen.get(fold(value)) === value)
}

const groupsOf = (text: string, pattern: RegExp): readonly string[] =>
  unique([...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[0]))

const isName = (shouted: string): boolean =>
  !shouted.split(/[ -]/).every((word) => NO_NAMES.has(word.toLowerCase()))

/** `IRONVEIL`: that is how the metal press writes bands. */
const shoutedIn = (text: string): readonly string[] => groupsOf(text, SHOUTED).filter(isName)

/** `Ironveil announce …`, where nobody shouts. */
const leading = (title: string): readonly string[] => {
  const words = title.split(/[:–—,|]/, 1)[0]?.split(/\s+/) ?? []
  const end = words.findIndex((word) => !/^[\p{Lu}\d]/u.test(word))
  const name = words
    .slice(0, end < 0 ? words.length : end)
    .filter((word) => !HEADLINE_WORDS.has(fold(word)))
  return name.length > 0 && name.length < 4 ? [name.join(' ').replace(/[.!?]$/, '')] : []
}

/** Names of bands, the one that the headline is about first. */
export const bandsIn = (title: string, text: string): readonly string[] => {
  const shouted = unique([...shoutedIn(title), ...shoutedIn(text)])
  if (shouted.length > 0) return shouted
  return leading(withoutQuotes(title)).filter((name) => festivalsIn(name).length === 0)
}

const isTitle = (quoted: string): boolean =>
  /^[\p{Lu}\d]/u.test(quoted) && quoted.split(' ').length <= 6 && !/[.!?,]$/.test(quoted)

/** What stands in quotes and is no speech: albums, songs, tours. */
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
