import { readToken } from '../token-store.ts'

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

/** The end of the token identifies the session, so that the next member of this browser reads nothing of this one. */
export const keptSession = (): string | undefined => readToken()?.slice(-8)

/** The answer to a query, and the session that got it. */
export interface KeptAnswer {
  readonly session: string
  readonly at: number
  readonly data: unknown
}

/** The last answers that are not written yet. */
const pending = new Map<string, KeptAnswer>()

interface AnswerStorage {
  /** Called after each new answer, and for those that arrived before. */
  readonly write: () => void
  readonly read: (name: string) => Promise<KeptAnswer | undefined>
}

let storage: AnswerStorage | undefined

export const answerStorage = (): AnswerStorage | undefined => storage

export const setAnswerStorage = (next: AnswerStorage): void => {
  storage = next
  if (pending.size > 0) next.write()
}

export const keepAnswer = (name: string, answer: KeptAnswer): void => {
  pending.set(name, answer)
  storage?.write()
}

/** Returns each answer once. */
export const takePendingAnswers = (): readonly (readonly [string, KeptAnswer])[] => {
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
