import { useEffect, useState, type RefObject } from 'react'

/** True once the element was near the viewport. */
export const useWasNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || wasNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
    }
  }, [element, wasNear])
  return wasNear
}
