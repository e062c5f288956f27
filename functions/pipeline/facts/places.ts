import { fold } from './fold.ts'
import { PLACE_NAMES } from './place-names.ts'

/** Regions of the standard that are no countries, or are called like a word: "Réunion". */
const NO_COUNTRIES = /^(?:EZ|QO|RE|UN|X[AB]|ZZ)$/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The names of all countries in both languages, joined to one folded word each. */
const countries = (): (readonly string[])[] => {
  const [german, english] = ['de', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.test(code))
    .flatMap((code) => {
      const names = [german?.of(code), english?.of(code)].flatMap((name) => name ?? [])
      return names.length > 0 ? [names.map((name) => fold(name).join(''))] : []
    })
}

/** "Schweden" and "Sweden" without what "schwedisch" and "Swedish" replace. */
const COUNTRY_END = /(?:ien|ia|(?:en)?land|en|[aeony])$/
const MIN_STEM = 4

/** Endings of words that mean the place: its people, and adjectives. */
const ENDING =
  /^(?:s|e[nrms]?|er[ns]?|in|innen|n?isch(?:e[nrms]?)?|sch(?:e[nrms]?)?|a?ns|lands?|lander[ns]?|landisch(?:e[nrms]?)?|osisch(?:e[nrms]?)?|anisch(?:e[nrms]?)?|i?an|i?aner[ns]?|ianisch(?:e[nrms]?)?|i?esisch(?:e[nrms]?)?|ier[ns]?|iens?|ish|ese|i)$/

interface Places {
  readonly names: ReadonlyMap<string, number>
  /** What adjectives begin with, by their place. */
  readonly stems: ReadonlyMap<string, number>
}

const read = (): Places => {
  const listed = PLACE_NAMES.trim()
    .split('\n')
    .map((line) => line.split(' '))
  const known = new Set(listed.flat())
  const others = countries().filter((names) => !names.some((name) => known.has(name)))
  const all = [...listed, ...others]
  const stemsOf = (names: readonly string[], index: number): readonly string[] =>
    index < listed.length
      ? names
      : names.flatMap((name) => [name, name.replace(COUNTRY_END, '')]).filter(isLong)
  const byName = (namesOf: typeof stemsOf) =>
    new Map(
      all
        .flatMap((names, index) => namesOf(names, index).map((name) => [name, index] as const))
        .toReversed(),
    )
  return { names: byName((names) => names), stems: byName(stemsOf) }
}

const isLong = (stem: string): boolean => stem.length >= MIN_STEM

let places: Places | undefined

/** The number of the place that a folded word means, or whose adjective it is; undefined for other words. */
export const findPlace = (word: string): number | undefined => {
  const { names, stems } = (places ??= read())
  const named = names.get(word)
  if (named !== undefined) return named
  for (let at = word.length - 1; at >= 3; at--) {
    const place = stems.get(word.slice(0, at))
    if (place !== undefined && ENDING.test(word.slice(at))) return place
  }
  return undefined
}
