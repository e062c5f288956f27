import { useEffect } from 'react'
import type { Watched } from '#shared/api/live-message.ts'

/** One entry for each part of the screen that watches, in the order in which they began. */
const entries = new Set<Watched>()
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

/** What the parts on the screen watch, those that began last first. */
export const watchedNow = (): readonly Watched[] => {
  const byKey = new Map(
    [...entries].reverse().map(({ topic, id }) => [`${topic}/${id}`, { topic, id }]),
  )
  return [...byKey.values()]
}

export const subscribeToWatched = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the live channel for hints about a post's comments or a member's presence while the component is mounted. */
export const useWatch = (topic: Watched['topic'], id: string | undefined): void => {
  useEffect(() => {
    if (id === undefined) return undefined
    const entry = { topic, id }
    entries.add(entry)
    announce()
    return () => {
      entries.delete(entry)
      announce()
    }
  }, [topic, id])
}
