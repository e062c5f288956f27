import ICAL from 'ical.js'
import { readEventTime } from './event-time.ts'
import { ROW_TEXTS } from '../../import-texts.ts'
import { knownCountry } from '#shared/domain/concert-countries.ts'
import { STATES } from '#shared/domain/towns/namesakes.ts'
import { readTown } from '#shared/domain/towns/read-town.ts'
import { decode } from './encodings.ts'
import type { Values } from './fields.ts'
import type { RawRow } from './read-row.ts'
import { createZones, type Zones } from './zone.ts'

const POSTCODE = /(?:^|\s)\d{4,5}\s+\p{L}/u

const isState = (part: string): boolean =>
  STATES.some((state) => state === part) || /^\p{Lu}{2,4}$/u.test(part)

/** Some programs write the state behind the town: 'Backstage, München, Bayern'. */
const withoutState = (places: readonly string[]): readonly string[] => {
  const [town, last] = places.slice(-2)
  const isBehind =
    town !== undefined &&
    last !== undefined &&
    isState(last) &&
    readTown(town).settlement !== undefined
  return isBehind ? places.slice(0, -1) : places
}

const isTown = (part: string): boolean => {
  const { settlement, isDistrict } = readTown(part)
  return settlement !== undefined && isDistrict !== true
}

/** Moves a town in front to the end: 'Dortmund, Hammerwerk'. A later part that is a town keeps the order. */
const inUsualOrder = (named: readonly string[]): readonly string[] => {
  const [town = '', venue, ...rest] = named
  const isTownLast = named.slice(1).some((part) => POSTCODE.test(part) || readTown(part).settlement)
  return venue === undefined || isTownLast || !isTown(town) ? named : [venue, ...rest, town]
}

/** `Venue, Straße 1, 12345 Stadt, Land`; without commas it is a venue alone. */
const placeOf = (location: string): Values => {
  const parts = location.split(/[,\n]/).map((part) => part.trim())
  const named = parts.filter((part) => part !== '')
  const country = named.length > 2 ? knownCountry(named.at(-1) ?? '') : undefined
  const [venue = '', ...places] = inUsualOrder(country === undefined ? named : named.slice(0, -1))
  const city = places.find((part) => POSTCODE.test(part)) ?? withoutState(places).at(-1)
  return { venue, ...(city !== undefined && { city }), ...(country !== undefined && { country }) }
}

const AT = ' @ '

const titleOf = (summary: string): Pick<Values, 'bandName' | 'venue'> => {
  const [bandName = '', venue] = summary.split(AT, 2)
  return { bandName, ...(venue !== undefined && { venue }) }
}

const textAt = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.trim() : ''
}

const errorOf = (event: ICAL.Component): string | undefined => {
  const repeats = event.hasProperty('rrule') || event.hasProperty('rdate')
  return repeats ? ROW_TEXTS.repeats : undefined
}

const SHOWN = ['summary', 'dtstart', 'dtend', 'duration', 'location', 'status'] as const

/** The lines of an event that say what the preview shows. */
const originalOf = (event: ICAL.Component): string =>
  SHOWN.flatMap((name) => event.getFirstProperty(name)?.toICALString() ?? []).join('\n')

/** Outlook writes formatted text into a property of its own. */
const descriptionOf = (event: ICAL.Component): string => {
  const plain = textAt(event, 'description')
  return plain === '' ? textAt(event, 'x-alt-desc') : plain
}

interface Calendar {
  readonly isCancelled: boolean
  readonly zones: Zones
}

const rowOf = (event: ICAL.Component, { isCancelled, zones }: Calendar): Omit<RawRow, 'line'> => {
  const place = placeOf(textAt(event, 'location'))
  const { values: when, choice } = readEventTime(event, { zones, country: place.country })
  const url = textAt(event, 'url')
  const values = {
    ...titleOf(textAt(event, 'summary')),
    ...place,
    ...when,
    ...(/^https?:/.test(url) && { ticketUrl: url }),
    status: isCancelled ? 'cancelled' : textAt(event, 'status'),
    description: descriptionOf(event),
  }
  return { original: originalOf(event), values, choice, error: errorOf(event) }
}

const FOLD = /\r?\n[ \t]/g
/** A name of a zone with a colon, which programs forget to put in quotation marks. */
const BARE_ZONE =
  /^(DTSTART|DTEND)((?:;[^:;"]*)*);TZID=([^"\r\n]*:[^"\r\n]*):(\d{8}(?:T\d{6}Z?)?)\s*$/gim

/** Texts of vCalendar 1.0, which phones still write. */
const QUOTED =
  /^([A-Z-]+(?:;[^:\r\n]*?)?);ENCODING=QUOTED-PRINTABLE([^:\r\n]*):((?:[^\r\n]*=\r?\n)*[^\r\n]*)/gim
const OCTETS = /(?:=[\da-f]{2})+/gi

const readOctets = (octets: string): string => {
  const bytes = Uint8Array.from(octets.slice(1).split('='), (hex) => Number.parseInt(hex, 16))
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? octets
  return text.replace(/\r?\n/g, '\\n')
}

const unquoted = (_: string, name: string, parameters: string, value: string): string =>
  `${name}${parameters}:${value.replace(/=\r?\n/g, '').replace(OCTETS, readOctets)}`

/** A day, which programs forget to call one. */
const BARE_DAY = /^(DTSTART|DTEND)(?:;(?!VALUE=)[^:\r\n]*)?:(\d{8})[ \t]*$/gim

const repaired = (text: string): string =>
  text
    .replace(QUOTED, unquoted)
    .replace(FOLD, '')
    .replace(BARE_DAY, '$1;VALUE=DATE:$2')
    .replace(BARE_ZONE, '$1$2;TZID="$3":$4')

/** The events of a calendar file, numbered in its order. @throws Error for text that is no calendar */
export const readEvents = (text: string): RawRow[] => {
  const parsed: unknown = ICAL.parse(repaired(text))
  const calendars = (Array.isArray((parsed as unknown[])[0]) ? parsed : [parsed]) as never[]
  return calendars
    .map((calendar) => new ICAL.Component(calendar))
    .flatMap((calendar) => {
      const isCancelled = textAt(calendar, 'method').toUpperCase() === 'CANCEL'
      const known = { isCancelled, zones: createZones(calendar) }
      return calendar.getAllSubcomponents('vevent').map((event) => rowOf(event, known))
    })
    .map((row, index) => ({ line: index + 1, ...row }))
}
