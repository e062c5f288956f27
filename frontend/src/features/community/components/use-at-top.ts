import { useEffect, useState } from 'react'

/** Within this distance in px the member sees the head of the feed and expects it to move. */
const NEAR_TOP = 120

/** Reads the scroll position with the next frame and after scrolls, because a read during a render forces a layout. */
export const useAtTop = (): boolean => {
  const [isAtTop, setAtTop] = useState(true)
  useEffect(() => {
    const read = () => {
      setAtTop(scrollY < NEAR_TOP)
    }
    const frame = requestAnimationFrame(read)
    addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', read)
    }
  }, [])
  return isAtTop
}
