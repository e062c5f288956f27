import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance from the newest message, the chat follows what arrives. */
const NEAR_PX = 80

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

const scrollToEnd = (area: HTMLElement): void => {
  area.scrollTop = area.scrollHeight
}

/** A scrolled area that stays at its end while the member is there, also when content or area change their height. */
export const useStickToEnd = (version: unknown) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)

  useLayoutEffect(() => {
    if (scroller.current && sticks.current) scrollToEnd(scroller.current)
  }, [version])

  useEffect(() => {
    const area = scroller.current
    if (!area) return undefined
    const observer = new ResizeObserver(() => {
      if (sticks.current) scrollToEnd(area)
      // What fits on the screen is at its end without a scroll event.
      else if (isNearEnd(area)) {
        sticks.current = true
        setAtEnd(true)
      }
    })
    for (const element of [area, ...area.children]) observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])

  const stick = (isNear: boolean) => {
    sticks.current = isNear
    setAtEnd(isNear)
  }
  return {
    scroller,
    isAtEnd,
    toEnd: () => {
      stick(true)
      if (scroller.current) scrollToEnd(scroller.current)
    },
    /** The member looks at an older place. */
    release: () => {
      stick(false)
    },
    onScroll: () => {
      if (scroller.current) stick(isNearEnd(scroller.current))
    },
  }
}
