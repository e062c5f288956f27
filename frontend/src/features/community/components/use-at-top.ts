import { useSyncExternalStore } from 'react'

/** Within this distance in px the member sees the head of the feed and expects it to move. */
const NEAR_TOP = 120

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => {
    removeEventListener('scroll', listener)
  }
}

export const useAtTop = (): boolean => useSyncExternalStore(subscribe, () => scrollY < NEAR_TOP)
