import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

const secondsTo = (endsAt: number): number =>
  Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))

/** Whole seconds until `endsAt` (`performance.now()`), which no change of the device's clock moves. Calls `onEnd` then. */
export const useSecondsLeft = (endsAt: number, onEnd: () => void): number => {
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const tick = () => {
      const left = secondsTo(endsAt)
      setSeconds(left)
      if (left === 0) end()
    }
    const timer = setInterval(tick, TICK_MS)
    // Timers of a hidden page are late.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt])
  return seconds
}
