import ICAL from 'ical.js'
import { LIMITS } from '#shared/domain/limits.ts'
import { whenOf } from './event-time.ts'
import { ROW_TEXTS } from '../../import-texts.ts'
import { knownCountry } from '#shared/domain/concert-countries.ts'
import type { Values } from './fields.ts'
import type { RawRow } from './read-row.ts'

const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s+/

/** `Venue, Straße 1, 12345 Stadt, Land`; without commas it is a venue alone. */
const placeOf = (location: string): Values => {
  const parts = location.split(/[,\n]/).map((part) => part.trim())
  const named = parts.filter((part) => part !== '')
  const country = named.length > 2 ? knownCountry(named.at(-1) ?? '') : undefined
  const places = country === undefined ? named : named.slice(0, -1)
  return {
    venue: places[0] ?? '',
    ...(places.length > 1 && { city: (places.at(-1) ?? '').replace(POSTCODE, '') }),
    ...(country !== undefined && { country }),
  }
}

const AT = ' @ '

const titleOf = (summary: string): Pick<Values, 'bandName' | 'venue'> => {
  const [bandName = '', venue] = summary.split(AT, 2)
  return { bandName, ...(venue !== undefined && { venue }) }
}

const textAt = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name)
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

const valuesOf = (event: ICAL.Component, method: string): Values => {
  const url = textAt(event, 'url')
  return {
    ...titleOf(textAt(event, 'summary')),
    ...placeOf(textAt(event, 'location')),
    ...whenOf(event),
    ...(/^https?:/.test(url) && { ticketUrl: url }),
    status: method === 'CANCEL' ? 'cancelled' : textAt(event, 'status'),
    description: textAt(event, 'description').slice(0, LIMITS.concertDescription).toWellFormed(),
  }
}

/** The events of a calendar file, numbered in its order. @throws Error for text that is no calendar */
export const readEvents = (text: string): RawRow[] => {
  const parsed: unknown = ICAL.parse(text)
  const calendars = (Array.isArray((parsed as unknown[])[0]) ? parsed : [parsed]) as never[]
  return calendars
    .map((calendar) => new ICAL.Component(calendar))
    .flatMap((calendar) => {
      const method = textAt(calendar, 'method').toUpperCase()
      return calendar.getAllSubcomponents('vevent').map((event) => ({ event, method }))
    })
    .map(({ event, method }, index) => {
      const error = errorOf(event)
      const values = valuesOf(event, method)
      const row = { line: index + 1, original: originalOf(event), values }
      return error === undefined ? row : { ...row, error }
    })
}
