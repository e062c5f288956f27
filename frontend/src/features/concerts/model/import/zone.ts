import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

/** Milliseconds ahead of UTC at a wall clock of the zone. */
export interface Zone {
  readonly offsetAt: (written: ICAL.Time) => number
  /** False for UTC and other zones that name no place. */
  readonly isPlace: boolean
}

/** Zones by the names that a file has for them. */
export type Zones = (tzid: string) => Zone | undefined

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  const format =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format
}

const offsetIn = (zone: string, instant: number): number =>
  Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`) - instant

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

const isKnown = (zone: string): boolean => {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** `Europe/Berlin`, also behind the address of a program: `/citadel.org/20210910_1/Europe/Berlin`. */
const byName = (text: string): string | undefined => {
  const parts = text.split('/')
  const endings = parts.map((_, index) => parts.slice(index).join('/'))
  return endings.find((ending) => ending !== '' && isKnown(ending))
}

/** The names of Microsoft; those of the summer mean the same zone. */
const byWindowsName = (text: string): string | undefined =>
  findIana(text.replace(/\b(?:daylight|summer) time$/i, 'Standard Time') as 'UTC')[0]

const SIGN_AND_HOURS = /^\(?\s*(?:utc|gmt)?\s*([+-]|±)\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*\)?/i

const offsetOf = (text: string): { readonly offset: number; readonly rest: string } | undefined => {
  const found = SIGN_AND_HOURS.exec(text)
  if (!found) return undefined
  const [whole, sign, hours, minutes = '0'] = found
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return { offset: sign === '-' ? -offset : offset, rest: text.slice(whole.length).trim() }
}

const WINTER = Date.UTC(2027, 0, 15)
const SUMMER = Date.UTC(2027, 6, 15)

const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase()

/** `(UTC+01:00) Amsterdam, Berlin, Bern`: a zone of one of these places that has the offset in winter. */
const byPlaces = (text: string): string | undefined => {
  const stated = offsetOf(text)
  const words = (stated?.rest ?? text).split(/\s*(?:[,;&/]|\bund\b|\band\b)\s*/i)
  const places = new Set(words.map((word) => word.trim().replaceAll(' ', '_').toLowerCase()))
  return Intl.supportedValuesOf('timeZone').find(
    (zone) => places.has(placeOf(zone)) && (!stated || offsetIn(zone, WINTER) === stated.offset),
  )
}

/** `MEZ`, `MESZ`, `Mitteleuropäische Zeit`: names that the languages of Europe's middle have for its zones. */
const byLocalName = (text: string): string | undefined => {
  const zones = ['Europe/Berlin', 'Europe/London', 'Europe/Helsinki']
  const namesOf = (timeZone: string): readonly string[] =>
    ['de', 'en-GB'].flatMap((locale) =>
      (['short', 'long', 'shortGeneric', 'longGeneric'] as const).flatMap((timeZoneName) =>
        [WINTER, SUMMER].map(
          (instant) =>
            new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
              .formatToParts(instant)
              .find(({ type }) => type === 'timeZoneName')?.value ?? '',
        ),
      ),
    )
  return zones.find((zone) =>
    namesOf(zone).some((name) => name.toLowerCase() === text.toLowerCase()),
  )
}

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
  const stated = offsetOf(text)
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
