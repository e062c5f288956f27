import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from './motion.ts'

const SLACK_PX = 2

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  atStart: scrollLeft <= SLACK_PX,
  atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK_PX,
})

/** Pages a horizontally scrolling row by its own width and knows its ends. A row at its start stays there when a member joins. */
export const usePaging = (count: number, newest: string | undefined) => {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => {
      const { atStart, atEnd } = endsOf(element)
      setEnds((known) =>
        known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd },
      )
    }
    const resizes = new ResizeObserver(measure)
    resizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [count])

  const isShown = useRef(false)
  const followNewest = useEffectEvent(() => {
    // Scrolling measures the whole page, and a new row is at its start.
    if (isShown.current && ends.atStart) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  })
  useLayoutEffect(() => {
    followNewest()
    isShown.current = true
  }, [newest])

  const page = (direction: 1 | -1) => {
    const element = row.current
    element?.scrollBy({
      left: direction * element.clientWidth,
      behavior: isMotionReduced() ? 'instant' : 'smooth',
    })
  }
  return { row, ...ends, page }
}
