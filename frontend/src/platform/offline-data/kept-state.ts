/** Queries whose data is an earlier answer, by the hash of their key, with the time of the answer. */
const kept = new Map<string, number>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

export const keptAt = (name: string): number | undefined => kept.get(name)

export const hasKept = (): boolean => kept.size > 0

export const noteKept = (name: string, at: number): void => {
  kept.set(name, at)
  notify()
}

export const noteFresh = (name: string): void => {
  if (kept.delete(name)) notify()
}

export const subscribeToKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

interface PendingAnswer {
  readonly session: string
  readonly at: number
  readonly data: unknown
}

/** The last answers that are not written yet. */
const pending = new Map<string, PendingAnswer>()
let write: (() => void) | undefined

/** Called with each new answer, and for those that arrived before. */
export const writeAnswersWith = (next: () => void): void => {
  write = next
  if (pending.size > 0) next()
}

export const keepAnswer = (name: string, answer: PendingAnswer): void => {
  pending.set(name, answer)
  write?.()
}

/** Returns each answer once. */
export const takePendingAnswers = (): readonly (readonly [string, PendingAnswer])[] => {
  const taken = [...pending]
  pending.clear()
  return taken
}

/** The database with the last answers. */
const OFFLINE_DATABASE = 'hoellenlaerm.offline'

export const ANSWERS = { name: OFFLINE_DATABASE, stores: ['answers'] } as const

/** Removes the answers of every session of this browser. */
export const forgetKeptAnswers = (): void => {
  pending.clear()
  kept.clear()
  notify()
  try {
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // Without storage there is nothing to remove.
  }
}
