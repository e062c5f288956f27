import type { Units } from './units.ts'

/** What the workers of push consume; functions/push/fan-out/push-units.int.test.ts holds them true. */
export const PUSH_UNITS = {
  /** A page of 100 receivers of the news: each gets one item. */
  page: { read: 2.5, write: 100, calls: 102 },
  /** One push to one device. */
  send: { read: 1, write: 3, calls: 4 },
} as const satisfies Record<string, Units>

export const RECEIVERS_PER_PAGE = 100
