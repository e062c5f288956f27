import { useEffect, useRef } from 'react'

interface SentinelProps {
  /** Observes again when this changes, because a page may have added nothing visible. */
  watch: string
  onNear: () => void
  /** How far from the screen it still counts as near. */
  nearPx?: number
}

/** An invisible element, such as below a list. Calls `onNear` before the reader reaches it. */
export const Sentinel = ({ watch, onNear, nearPx = 1400 }: SentinelProps) => {
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
      { rootMargin: `${String(nearPx)}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [watch, nearPx])

  return <div ref={mark} aria-hidden="true" />
}
