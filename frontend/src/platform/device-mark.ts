import { readStored, store } from './storage.ts'

const KEY = 'hoellenlaerm-device'

/** The mark by which the server knows this browser at the next sign-in; a new one where none is stored. */
export const deviceMark = (): string => {
  const stored = readStored(KEY)
  return stored !== null && /^[\da-f-]{36}$/.test(stored) ? stored : crypto.randomUUID()
}

/** Stored after a sign-in only, and not removed with the token. */
export const keepDeviceMark = (mark: string): void => {
  store(KEY, mark)
}
