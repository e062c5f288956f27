import { startTransition, useEffect, useState } from 'react'

/** True from the first tap or key on, which something may have to be shown for. */
export const useIsUsed = (): boolean => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const first = new AbortController()
    const use = () => {
      first.abort()
      startTransition(() => setUsed(true))
    }
    const options = { capture: true, passive: true, signal: first.signal }
    addEventListener('pointerdown', use, options)
    addEventListener('keydown', use, options)
    return () => first.abort()
  }, [])
  return isUsed
}
