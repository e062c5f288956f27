import { useEffect, useRef, useState } from 'react'

const LATE_MS = 2000

/** Notices within two seconds that media which should play do not, whatever the browser says of them. */
export const useLatePlayback = () => {
  const [isLate, setLate] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setLate(true)
    }, LATE_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setLate(false)
  }
  return {
    isLate,
    /** For the media element. */
    events: { onPlay: wait, onWaiting: wait, onPlaying: stop, onPause: stop, onTimeUpdate: stop },
  }
}
