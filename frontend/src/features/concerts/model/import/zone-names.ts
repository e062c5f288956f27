/** What names of zones mean, without the rules of a calendar. */

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

/** Milliseconds ahead of UTC. */
export const offsetIn = (zone: string, instant: number): number =>
  Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`) - instant

export const isKnown = (zone: string): boolean => {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const SIGN_AND_HOURS = /^\(?\s*(?:utc|gmt)?\s*([+-]|±)\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*\)?/i

/** `+02:00`, `UTC+1`; `rest` is the text after it. */
export const parseOffset = (
  text: string,
): { readonly offset: number; readonly rest: string } | undefined => {
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
export const byPlaces = (text: string): string | undefined => {
  const stated = parseOffset(text)
  const words = (stated?.rest ?? text).split(/\s*(?:[,;&/]|\bund\b|\band\b)\s*/i)
  const places = new Set(words.map((word) => word.trim().replaceAll(' ', '_').toLowerCase()))
  return Intl.supportedValuesOf('timeZone').find(
    (zone) => places.has(placeOf(zone)) && (!stated || offsetIn(zone, WINTER) === stated.offset),
  )
}

/** `MEZ`, `MESZ`, `Mitteleuropäische Zeit`: names that the languages of Europe's middle have for its zones. */
export const byLocalName = (text: string): string | undefined => {
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
