import { useEffect, useRef } from 'react'

/** A ref for an element; calls `onSeen` when it gets on the screen. */
export const useSeen = <Element extends HTMLElement>(onSeen: (() => void) | undefined) => {
  const ref = useRef<Element>(null)
  const latest = useRef(onSeen)
  const isWatched = onSeen !== undefined
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatched) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      latest.current?.()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [isWatched])
  return ref
}
