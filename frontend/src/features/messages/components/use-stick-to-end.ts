import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance from the newest message, the chat follows what arrives. */
const NEAR_PX = 80

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

/** A scrolled area that stays at its end while the member is there, also when content or area change their height. */
export const useStickToEnd = (version: unknown) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)
  const last = useRef({ top: 0, height: 0 })

  const look = (area: HTMLElement) => {
    last.current = { top: area.scrollTop, height: area.scrollHeight }
  }
  const scrollToEnd = (area: HTMLElement) => {
    area.scrollTop = area.scrollHeight
    look(area)
  }

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
      const area = scroller.current
      if (!area) return
      const { top, height } = last.current
      // Rows that are measured move the end away, too; only the member scrolls up in an unchanged content.
      const isMember = area.scrollTop < top && area.scrollHeight === height
      look(area)
      if (isNearEnd(area)) stick(true)
      else if (isMember) stick(false)
      else if (sticks.current) scrollToEnd(area)
    },
  }
}
