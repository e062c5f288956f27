import { PLACE_NAMES } from './place-names.ts'

/** Endings of words that mean the place. */
const ENDING =
  '(?:s|e[nrms]?|er[ns]?|in|innen|isch(?:e[nrms]?)?|sch(?:e[nrms]?)?|ans|lands?|lander[ns]?|landisch(?:e[nrms]?)?|osisch(?:e[nrms]?)?|anisch(?:e[nrms]?)?|aner[ns]?|ier[ns]?|iens?)?'

const patterns: readonly RegExp[] = PLACE_NAMES.trim()
  .split('\n')
  .map((line) => new RegExp(`^(?:${line.replaceAll(' ', '|')})${ENDING}$`))

const cache = new Map<string, number>()

const search = (word: string): number => patterns.findIndex((pattern) => pattern.test(word))

const MAX_CACHED = 5000

/** The index of the place that a folded word means; undefined for other words. */
export const placeOf = (word: string): number | undefined => {
  const known = cache.get(word)
  if (known !== undefined) return known < 0 ? undefined : known
  if (cache.size >= MAX_CACHED) cache.clear()
  const index = search(word)
  cache.set(word, index)
  return index < 0 ? undefined : index
}
