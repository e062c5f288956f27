import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Within this distance from the newest message, the chat follows what arrives. */
const NEAR_PX = 80

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight

/** Keeps a scrolled area at its end while the member is there, also when content or area change their height. */
export const useStickToEnd = (scroller: RefObject<HTMLElement | null>, version: unknown) => {
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)

  const toEnd = () => {
    sticks.current = true
    setAtEnd(true)
    const area = scroller.current
    if (area) area.scrollTop = area.scrollHeight
  }

  useLayoutEffect(() => {
    const area = scroller.current
    if (area && sticks.current) area.scrollTop = area.scrollHeight
  }, [scroller, version])

  useEffect(() => {
    const area = scroller.current
    if (!area) return
    const follow = new ResizeObserver(() => {
      if (sticks.current) area.scrollTop = area.scrollHeight
    })
    follow.observe(area)
    for (const child of area.children) follow.observe(child)
    return () => {
      follow.disconnect()
    }
  }, [scroller])

  return {
    isAtEnd,
    toEnd,
    /** The member looks at an older place. */
    release: () => {
      sticks.current = false
      setAtEnd(false)
    },
    onScroll: () => {
      const area = scroller.current
      if (!area) return
      const isNear = distanceToEnd(area) < NEAR_PX
      sticks.current = isNear
      setAtEnd(isNear)
    },
  }
}
