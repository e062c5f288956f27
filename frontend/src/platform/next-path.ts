import { useSyncExternalStore } from 'react'

let next: string | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Says which path is being opened; undefined once it is shown. */
export const announcePath = (pathname: string | undefined): void => {
  if (next === pathname) return
  next = pathname
  for (const listener of listeners) listener()
}

/** The path that is being opened while its page is loaded; undefined otherwise. */
export const useNextPath = (): string | undefined => useSyncExternalStore(subscribe, () => next)
