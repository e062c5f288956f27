import { useState } from 'react'
import { messages } from './messages.ts'
import { usePoll } from './poll.ts'
import { POLLS } from './waits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always', style: 'short' })
const full = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' })

/** 'Gerade eben', then minutes, hours under 24, then days (§9). A clock that runs ahead still says 'Gerade eben'. */
export const relativeTime = (iso: string, now = Date.now()): string => {
  const age = now - Date.parse(iso)
  if (age < MINUTE) return messages.justNow
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}

/** Date and time in full, for the title of a relative time. */
export const fullTime = (iso: string): string => `${full.format(new Date(iso))} Uhr`

/** The present, renewed often enough for relative times. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  usePoll(POLLS.relativeTimes, () => {
    setNow(Date.now())
  })
  return now
}
