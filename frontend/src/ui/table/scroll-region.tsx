import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './scroll-region.module.css'

interface ScrollRegionProps {
  label: string
  children: ReactNode
}

/** Scrolls a table that is wider than the page. Only while it is, it has a name and takes the focus, so that keys scroll it. */
export const ScrollRegion = ({ label, children }: ScrollRegionProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      setWide(element.scrollWidth > element.clientWidth)
    })
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => {
      observer.disconnect()
    }
  }, [])
  return (
    <div
      ref={root}
      className={styles.root}
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
