import { useSyncExternalStore } from 'react'

/** What the member uncovered, until the tab is closed: a card that is mounted again stays open. */
const opened = new Set<string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const setDrasticOpen = (id: string, isOpen: boolean): void => {
  if (isOpen) opened.add(id)
  else opened.delete(id)
  for (const listener of listeners) listener()
}

/** @param id of a post, comment or story */
export const useIsDrasticOpen = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => opened.has(id))
