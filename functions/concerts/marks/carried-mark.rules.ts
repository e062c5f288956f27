import type { OwnAttendance } from '#shared/api/concerts.ts'
import { concertIdIn, type MarkItem, type Parts } from './mark.items.ts'

/** The concerts that were marked, and how. */
export const readParts = (mark: MarkItem): Parts =>
  mark.parts ?? { [concertIdIn(mark.SK)]: { state: mark.state, isPublic: mark.isPublic } }

/** One mark for several: going beats interested, and it is public only when all that say so are. */
export const combined = (parts: Parts): OwnAttendance => {
  const all = Object.values(parts)
  const going = all.filter(({ state }) => state === 'going')
  const deciding = going.length > 0 ? going : all
  return {
    state: going.length > 0 ? 'going' : 'interested',
    isPublic: deciding.every(({ isPublic }) => isPublic),
  }
}

/** Nothing is stored for a mark that consists of itself alone. */
export const storedParts = (startKey: string, parts: Parts): Parts | undefined => {
  const ids = Object.keys(parts)
  return ids.length === 1 && ids[0] === concertIdIn(startKey) ? undefined : parts
}

/** The parts by the place where each belongs now; those of concerts that are gone belong nowhere. */
export const partsByPlace = (
  parts: Parts,
  placeOf: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, Parts> => {
  const places = new Map<string, Parts>()
  for (const [concertId, part] of Object.entries(parts)) {
    const startKey = placeOf.get(concertId)
    if (startKey !== undefined) places.set(startKey, { ...places.get(startKey), [concertId]: part })
  }
  return places
}
