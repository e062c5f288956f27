/** Zones of `CONCERT_COUNTRIES` that are not one hour ahead of UTC in winter, in minutes. */
const WINTER_OFFSETS: Readonly<Record<string, number>> = {
  'Europe/London': 0,
  'Europe/Helsinki': 120,
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MARCH = 2
const OCTOBER = 9
const ISO_DAY = 10

/** Day and time on a clock: `YYYY-MM-DD` and `HH:MM`. */
export interface WallClock {
  readonly date: string
  readonly time: string
}

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const dayOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, ISO_DAY)

/** False for days that no calendar has, such as 31 February. */
export const isRealDate = (date: string): boolean => {
  const start = midnight(date)
  return !Number.isNaN(start) && dayOf(start) === date
}

export const addDays = (date: string, days: number): string => dayOf(midnight(date) + days * DAY_MS)

/** 01:00 UTC on the last Sunday of the month. */
const switchIn = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

/** Minutes ahead of UTC. All these zones change their clocks at one instant (Directive 2000/84/EC). */
const offsetAt = (instant: number, zone: string): number => {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= switchIn(year, MARCH) && instant < switchIn(year, OCTOBER)
  return (WINTER_OFFSETS[zone] ?? 60) + (isSummer ? 60 : 0)
}

/** What clocks of the zone show. @param instant milliseconds since 1970 */
export const wallClockAt = (instant: number, zone: string): WallClock => {
  const iso = new Date(instant + offsetAt(instant, zone) * MINUTE_MS).toISOString()
  return { date: iso.slice(0, ISO_DAY), time: iso.slice(ISO_DAY + 1, ISO_DAY + 6) }
}

/**
 * The instant at which clocks of the zone show this, in milliseconds since 1970. An hour that exists twice means the
 * first, one that does not exist has none. Without Intl, whose first use costs every cold start 20 ms.
 */
export const instantOf = ({ date, time }: WallClock, zone: string): number | null => {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const winter = WINTER_OFFSETS[zone] ?? 60
  const candidates = [winter + 60, winter].map((offset) => asUtc - offset * MINUTE_MS)
  const found = candidates.find((instant) => {
    const shown = wallClockAt(instant, zone)
    return shown.date === date && shown.time === time
  })
  return found ?? null
}
