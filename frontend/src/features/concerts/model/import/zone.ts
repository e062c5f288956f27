import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { byLocalName, byPlaces, isKnown, offsetIn, parseOffset } from './zone-names.ts'

/** Milliseconds ahead of UTC at a wall clock of the zone. */
export interface Zone {
  readonly offsetAt: (written: ICAL.Time) => number
  /** False for UTC and other zones that name no place. */
  readonly isPlace: boolean
}

/** Zones by the names that a file has for them. */
export type Zones = (tzid: string) => Zone | undefined

const asUtc = ({ year, month, day, hour, minute }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute)

/** The instant of a wall clock of the zone, in milliseconds since 1970. */
export const instantOf = (written: ICAL.Time, zone: Zone): number =>
  asUtc(written) - zone.offsetAt(written)

const NO_PLACE = /^(?:etc\/.*|utc|gmt|zulu|uct|universal|[+-].*)$/i

const named = (zone: string): Zone => ({
  // The offset at the guess is that of the day before or after at most once a year, in the hour of the switch.
  offsetAt: (written) => offsetIn(zone, asUtc(written) - offsetIn(zone, asUtc(written))),
  isPlace: !NO_PLACE.test(zone),
})

const fixed = (milliseconds: number): Zone => ({ offsetAt: () => milliseconds, isPlace: false })

/** `Europe/Berlin`, also behind the address of a program: `/citadel.org/20210910_1/Europe/Berlin`. */
const byName = (text: string): string | undefined => {
  const parts = text.split('/')
  const endings = parts.map((_, index) => parts.slice(index).join('/'))
  return endings.find((ending) => ending !== '' && isKnown(ending))
}

/** The names of Microsoft; those of the summer mean the same zone. */
const byWindowsName = (text: string): string | undefined =>
  findIana(text.replace(/\b(?:daylight|summer) time$/i, 'Standard Time') as 'UTC')[0]

/** The rules that the file itself has for the zone. */
const ruled = (text: string, calendar: ICAL.Component): Zone | undefined => {
  const component = calendar
    .getAllSubcomponents('vtimezone')
    .find((one) => String(one.getFirstPropertyValue('tzid')).trim() === text)
  if (!component) return undefined
  const zone = new ICAL.Timezone(component)
  return { offsetAt: (written) => zone.utcOffset(written) * 1000, isPlace: true }
}

const find = (text: string, calendar: ICAL.Component): Zone | undefined => {
  if (isKnown(text)) return named(text)
  const rules = ruled(text, calendar)
  if (rules) return rules
  const name = byName(text) ?? byWindowsName(text) ?? byPlaces(text) ?? byLocalName(text)
  if (name !== undefined) return named(name)
  const stated = parseOffset(text)
  return stated?.rest === '' ? fixed(stated.offset) : undefined
}

/** Finds zones by every spelling in use; undefined for one that is not known. */
export const createZones = (calendar: ICAL.Component): Zones => {
  const known = new Map<string, Zone | undefined>()
  return (tzid) => {
    const text = tzid.trim().replace(/^["']+|["']+$/g, '')
    if (!known.has(text)) known.set(text, find(text, calendar))
    return known.get(text)
  }
}
