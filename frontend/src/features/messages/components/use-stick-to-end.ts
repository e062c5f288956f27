import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Within this distance from the newest message, the chat follows what arrives. */
const NEAR_PX = 80

/** The virtual list corrects the scroll position within this time after rows changed their height. */
const SETTLE_MS = 250

/** With these events the member starts to scroll. */
const SCROLL_STARTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX

/** When the content or the area last changed its height, unless the member began to scroll since. */
const useResizedAt = (scroller: RefObject<HTMLElement | null>): RefObject<number> => {
  const resizedAt = useRef(-Infinity)
  useEffect(() => {
    const area = scroller.current
    const startScroll = () => {
      resizedAt.current = -Infinity
    }
    for (const type of SCROLL_STARTS) area?.addEventListener(type, startScroll, { passive: true })
    return () => {
      for (const type of SCROLL_STARTS) area?.removeEventListener(type, startScroll)
    }
  }, [scroller])
  return resizedAt
}

/** A scrolled area that stays at its end while the member is there, also when content or area change their height. */
export const useStickToEnd = (version: unknown) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)
  const last = useRef({ top: 0, height: 0 })
  const resizedAt = useResizedAt(scroller)

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
      resizedAt.current = performance.now()
      if (sticks.current) scrollToEnd(area)
      // What fits on the screen is at its end without a scroll event.
      else if (isNearEnd(area)) {
        sticks.current = true
        setAtEnd(true)
      }
    })
    for (const element of [area, ...area.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [resizedAt])

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
    release: () => stick(false),
    onScroll: () => {
      const area = scroller.current
      if (!area) return
      const { top, height } = last.current
      // Rows that are measured move the end away, too; only the member scrolls up in settled content.
      const hasSettled = performance.now() - resizedAt.current > SETTLE_MS
      const isMember = hasSettled && area.scrollTop < top && area.scrollHeight === height
      look(area)
      if (isNearEnd(area)) stick(true)
      else if (isMember) stick(false)
      else if (sticks.current) scrollToEnd(area)
    },
  }
}
