import { useEffect, useEffectEvent } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/** Somebody wants to write. A composer that is not there yet learns of it when it appears. */
export const requestComposer = (): void => {
  wanted = true
  for (const listener of listeners) listener()
}

/** Opens the composer whenever it is asked for. */
export const useComposerRequest = (open: () => void): void => {
  const answer = useEffectEvent(() => {
    if (!wanted) return
    wanted = false
    open()
  })
  useEffect(() => {
    const listener = () => {
      answer()
    }
    listeners.add(listener)
    listener()
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
