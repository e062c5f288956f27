import { useEffect, useEffectEvent, useState } from 'react'

/** What is not on the screen by then is said to be slow, and left after the second time. */
const SLOW_MS = 2000
const GIVE_UP_MS = 10_000

interface StallProps {
  slideKey: string
  /** The clock waits for media only. */
  isStuck: boolean
  onGiveUp: () => void
}

/** Whether the media of a slide have been missing for two seconds. After ten, the story goes on. */
export const useStall = ({ slideKey, isStuck, onGiveUp }: StallProps): boolean => {
  const [slowKey, setSlowKey] = useState<string>()
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    if (!isStuck) return undefined
    const slow = setTimeout(() => setSlowKey(slideKey), SLOW_MS)
    const end = setTimeout(() => giveUp(), GIVE_UP_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(end)
      setSlowKey(undefined)
    }
  }, [slideKey, isStuck])
  return slowKey === slideKey
}
