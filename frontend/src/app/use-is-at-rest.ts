import { startTransition, useEffect, useState } from 'react'

/** True from `ms` milliseconds after the component appeared, for what must not delay the first screen. */
export const useIsAtRest = (ms: number): boolean => {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setAtRest(true))
    }, ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isAtRest
}
