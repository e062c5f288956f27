import { useEffect, useEffectEvent } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/** Asks the composer to open. A composer that is not mounted yet opens when it is. */
export const requestComposer = (): void => {
  wanted = true
  for (const listener of listeners) listener()
}

/** Calls `open` for each request to open the composer. */
export const useComposerRequest = (open: () => void): void => {
  const answer = useEffectEvent(() => {
    if (!wanted) return
    wanted = false
    open()
  })
  useEffect(() => {
    const listener = () => answer()
    listeners.add(listener)
    listener()
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
