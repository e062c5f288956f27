import { useEffect, useState } from 'react'

const LATE_MS = 2000

/** Whether media that should play have not for two seconds; browsers often report no error. */
export const useLatePlayback = () => {
  const [isWaiting, setWaiting] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  const wait = () => setWaiting(true)
  const stop = () => setWaiting(false)
  return {
    isLate,
    /** For the media element. */
    events: { onPlay: wait, onWaiting: wait, onPlaying: stop, onPause: stop, onTimeUpdate: stop },
  }
}
