import { vi } from 'vitest'

/** Only ends a test that hangs; it must not fail one on a slow machine. */
const LIMIT_MS = 100_000
const EVERY_MS = 20

/** Waits until `check` no longer throws, for effects that no awaited call reports. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: EVERY_MS })
