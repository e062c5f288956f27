import { knownCountry } from '#shared/domain/concert-countries.ts'
import { concertZoneOf } from '#shared/domain/concert-zones.ts'
import { wallClockAt, type WallClock } from '#shared/domain/wall-clock.ts'
import { byLocalName, isKnown, offsetIn, parseOffset } from './zone-names.ts'

/** Milliseconds ahead of UTC at a wall clock, which is given as if it were UTC. */
type OffsetAt = (asUtc: number) => number

/** A cell, and the zone that stood behind its time. */
interface Zoned {
  readonly text: string
  readonly offsetAt?: OffsetAt | undefined
}

const HOUR_MS = 3_600_000
const FARTHEST_MS = 14 * HOUR_MS

const read = (name: string): OffsetAt | undefined => {
  const stated = parseOffset(name)
  if (stated?.rest === '')
    return Math.abs(stated.offset) > FARTHEST_MS ? undefined : () => stated.offset
  const zone = isKnown(name) ? name : byLocalName(name)
  return zone === undefined ? undefined : (asUtc) => offsetIn(zone, asUtc - offsetIn(zone, asUtc))
}

const known = new Map<string, OffsetAt | undefined>()

const zoneNamed = (name: string): OffsetAt | undefined => {
  if (!known.has(name)) known.set(name, read(name))
  return known.get(name)
}

/** A minus without the letters of a zone is an end: '20:00-02:00'. */
const BEHIND_CLOCK = /^(.*\d[:.]\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(z|\+\d{1,2}(?::?\d{2})?)$/i
const BEHIND_ISO = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(-\d{2}:?\d{2})$/i
const UTC = /^z$/i

/** Takes a zone off the end of a cell: `20:00+02:00`, `20 Uhr MESZ`, `8pm CEST`, `20:00 (UTC+1)`, `…T18:00:00Z`. */
export const withoutZone = (cell: string): Zoned => {
  const text = cell.trim()
  const [, clock, offset] = BEHIND_ISO.exec(text) ?? BEHIND_CLOCK.exec(text) ?? []
  if (clock !== undefined && offset !== undefined) {
    const offsetAt = UTC.test(offset) ? () => 0 : zoneNamed(offset)
    return offsetAt ? { text: clock, offsetAt } : { text }
  }
  const words = text.split(/\s+/)
  const ends = words.map((_, index) => index).slice(1)
  for (const end of ends) {
    const name = words
      .slice(end)
      .join(' ')
      .replaceAll(/^\(|\)$/g, '')
    const offsetAt = /^[\p{L}+]/u.test(name) ? zoneNamed(name) : undefined
    if (offsetAt) return { text: words.slice(0, end).join(' '), offsetAt }
  }
  return { text }
}

/** The zone of concerts in a country; undefined for one whose zone we do not know. */
const venueZoneOf = (country: string): string | undefined => {
  if (country === '') return concertZoneOf()
  return knownCountry(country) === undefined ? undefined : concertZoneOf(country)
}

/** What clocks at the venue show; unchanged where their zone is not known. */
export const onVenueClock = (
  { date, time }: WallClock,
  offsetAt: OffsetAt,
  country: string,
): WallClock => {
  const zone = venueZoneOf(country)
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  return zone === undefined ? { date, time } : wallClockAt(asUtc - offsetAt(asUtc), zone)
}
