import { isShownGenre } from './band-filter.ts'
import { findBanned } from './nsbm.ts'

const MAX_CACHED = 1000
/** Lists ask for the same few genres again and again. */
const cache = new Map<string, boolean>()

const isClean = (genre: string): boolean => {
  const known = cache.get(genre)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const clean = findBanned(genre) === null
  cache.set(genre, clean)
  return clean
}

/** Whether the lists of the server contain bands of this genre: the NSBM guard finds nothing in it. */
export const isListedGenre = (genre: string | null | undefined): boolean =>
  isShownGenre(genre) && isClean(genre ?? '')
