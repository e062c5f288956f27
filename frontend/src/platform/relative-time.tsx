import { useSyncExternalStore } from 'react'
import { pollEvery } from './poll.ts'
import { exactTime, relativeTime } from './time.ts'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let stop: (() => void) | undefined
let now = Date.now()

const tick = (): void => {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One clock for all times on the page; it stops when no time is shown. */
const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) now = Date.now()
  listeners.add(listener)
  stop ??= pollEvery(MINUTE, tick)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

interface RelativeTimeProps {
  at: string
  /** The words for the distance between two times. */
  format?: (at: Date, now: Date) => string
}

export const RelativeTime = ({ at, format = relativeTime }: RelativeTimeProps) => {
  const current = useSyncExternalStore(subscribe, () => now)
  const date = new Date(at)
  return (
    <time dateTime={at} title={exactTime(date)}>
      {format(date, new Date(current))}
    </time>
  )
}
