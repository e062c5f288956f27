import { useEffect, useRef } from 'react'

interface SentinelProps {
  /** Observes again when this changes, because a page may have added nothing visible. */
  watch: string
  onNear: () => void
}

/** An invisible element below a list. Calls `onNear` before the reader reaches it. */
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
