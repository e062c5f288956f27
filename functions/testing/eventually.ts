import { vi } from 'vitest'

/** It only ends a test that hangs: the machine may be slow. */
const LIMIT_MS = 100_000
const EVERY_MS = 20

/** Waits until `check` throws no more, for what happens without an answer to wait for. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: EVERY_MS })
