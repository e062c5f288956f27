const ZONE = { timeZone: 'Europe/Berlin' } as const
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const clock = new Intl.DateTimeFormat('de-DE', { ...ZONE, hour: '2-digit', minute: '2-digit' })
const seconds = new Intl.DateTimeFormat('de-DE', { ...ZONE, timeStyle: 'medium' })
const shortDay = new Intl.DateTimeFormat('de-DE', { ...ZONE, day: 'numeric', month: 'short' })
const fullDay = new Intl.DateTimeFormat('de-DE', { ...ZONE, dateStyle: 'medium' })
const isoDays = new Intl.DateTimeFormat('sv-SE', { ...ZONE, dateStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always', style: 'short' })
const relativeDay = new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' })

/** '2026-11-22', in Berlin. */
export const isoDay = (at: Date): string => isoDays.format(at)

const dayNumber = (at: Date): number => Date.parse(isoDays.format(at)) / DAY_MS

/** 'heute', 'morgen' or 'gestern' by Berlin's calendar, otherwise the date. */
export const berlinDay = (at: Date, now: Date): string => {
  const away = dayNumber(at) - dayNumber(now)
  if (Math.abs(away) <= 1) return relativeDay.format(away, 'day')
  const isThisYear = isoDays.format(at).slice(0, 4) === isoDays.format(now).slice(0, 4)
  return (isThisYear ? shortDay : fullDay).format(at)
}

/** '14:00' in Berlin's time zone, wherever the reader is. */
export const berlinClock = (at: Date): string => clock.format(at)

export const berlinSeconds = (at: Date): string => `${seconds.format(at)} Uhr`

/** 'heute, 14:00 Uhr'. */
export const berlinMoment = (at: Date, now: Date): string =>
  `${berlinDay(at, now)}, ${berlinClock(at)} Uhr`

/** '22.11.2026, 14:00 Uhr', for printed reports. */
export const berlinDate = (at: Date): string => `${fullDay.format(at)}, ${berlinClock(at)} Uhr`

/** Formats a calendar day such as '2026-11-22', which has no time zone. */
export const dayLabel = (day: string): string => shortDay.format(new Date(`${day}T12:00:00Z`))

/** 'in 12 Min.'; undefined once the time has come. */
export const untilThen = (at: Date, now: Date): string | undefined => {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return undefined
  return minutes < 90
    ? relative.format(minutes, 'minute')
    : relative.format(Math.round(minutes / 60), 'hour')
}
