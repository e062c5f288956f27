const MINUTE = 60_000

/**
 * Intervals while the live channel is healthy, in milliseconds: an idle tab sends at most two requests a minute
 * (docs/product/waits-and-polling.md#live-channel).
 */
export const RESTING = {
  /** Only on a hint, on return to the tab, and after each opening. */
  unread: Infinity,
  notifications: 2 * MINUTE,
  threads: 10 * MINUTE,
  thread: MINUTE,
  posts: MINUTE,
  comments: 2 * MINUTE,
  stories: 3 * MINUTE,
  stats: 10 * MINUTE,
  wall: 10 * MINUTE,
} as const
