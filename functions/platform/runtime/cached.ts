import { now } from './clock.ts'
import { onNewInstance } from './instance.ts'

interface Cached<T> {
  readonly read: () => Promise<T>
  /** The next read loads again. */
  readonly forget: () => void
}

/**
 * Loads a value that is the same for all callers at most once in `freshMs` for each function instance.
 * Concurrent reads share one load; a failed one is not kept.
 */
export const cached = <T>(freshMs: number, load: () => Promise<T>): Cached<T> => {
  let latest: { readonly value: Promise<T>; readonly until: number } | undefined
  const forget = (): void => {
    latest = undefined
  }
  onNewInstance(forget)
  const read = (): Promise<T> => {
    if (latest && latest.until > now()) return latest.value
    const value = load()
    latest = { value, until: now() + freshMs }
    value.catch(forget)
    return value
  }
  return { read, forget }
}
