import * as z from 'zod/mini'

export const CONCERT_STATUSES = ['available', 'sold_out', 'cancelled'] as const
export const ConcertStatus = z.enum(CONCERT_STATUSES)
export type ConcertStatus = z.infer<typeof ConcertStatus>

export const CONCERT_STATUS_LABELS: Readonly<Record<ConcertStatus, string>> = {
  available: 'Verfügbar',
  sold_out: 'Ausverkauft',
  cancelled: 'Abgesagt',
}

/** The cities of the filter, in its order; it can also be any other city. */
export const CONCERT_CITIES = [
  'Berlin',
  'München',
  'Hamburg',
  'Köln',
  'Frankfurt',
  'Stuttgart',
  'Düsseldorf',
  'Dortmund',
] as const

/** Days from today, in the order of the filter; the last is the default. */
export const CONCERT_RANGES = [7, 30, 90, 365, 730] as const

/** Countries that the form offers, in its order, with the time zone of their concerts. */
export const CONCERT_COUNTRIES = {
  Deutschland: 'Europe/Berlin',
  Österreich: 'Europe/Vienna',
  Schweiz: 'Europe/Zurich',
  Belgien: 'Europe/Brussels',
  Dänemark: 'Europe/Copenhagen',
  Finnland: 'Europe/Helsinki',
  Frankreich: 'Europe/Paris',
  Großbritannien: 'Europe/London',
  Italien: 'Europe/Rome',
  Luxemburg: 'Europe/Luxembourg',
  Niederlande: 'Europe/Amsterdam',
  Norwegen: 'Europe/Oslo',
  Polen: 'Europe/Warsaw',
  Schweden: 'Europe/Stockholm',
  Slowenien: 'Europe/Ljubljana',
  Spanien: 'Europe/Madrid',
  Tschechien: 'Europe/Prague',
  Ungarn: 'Europe/Budapest',
} as const satisfies Readonly<Record<string, string>>

export const DEFAULT_CONCERT_COUNTRY = 'Deutschland'

export const ATTENDANCES = ['going', 'interested'] as const
export const Attendance = z.enum(ATTENDANCES)
export type Attendance = z.infer<typeof Attendance>

/** `YYYY-MM-DD`. */
export const ConcertDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Ungültiges Datum'))

/** `HH:MM`, on the clock of the venue. */
export const ConcertTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Ungültige Uhrzeit'))

/** Kilometres around a town, in the order of the choice. */
export const ALERT_RADII = [10, 25, 50, 100, 200] as const
export const DEFAULT_ALERT_RADIUS = 50
/** What a list can have around its town: six cells of one degree at most (docs/decisions/0043-alerts-in-grid-cells.md). */
export const LIST_RADII = [10, 25, 50] as const
