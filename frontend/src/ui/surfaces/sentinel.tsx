import { useEffect, useRef } from 'react'

interface SentinelProps {
  /** Asks again when this changes: a page may have brought nothing visible. */
  watch: string
  onNear: () => void
}

/** Lies after a list and calls before the reader arrives. */
export const Sentinel = ({ watch, onNear }: SentinelProps) => {
  const mark = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)

  useEffect(() => {
    call.current = onNear
  }, [onNear])

  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) call.current()
      },
      { rootMargin: '1400px 0px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [watch])

  return <div ref={mark} aria-hidden="true" />
}
