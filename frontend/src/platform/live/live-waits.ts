const SECOND = 1000
const MINUTE = 60 * SECOND

/** Durations of the live channel in milliseconds (docs/product/waits-and-polling.md#live-channel). */
export const LIVE_WAITS = {
  /** From a ticket to the open channel. */
  opening: 15 * SECOND,
  /** Open until it counts as healthy … */
  healthy: 5 * SECOND,
  /** … and until earlier failures no longer count. */
  stable: MINUTE,
  /** The gateway closes a channel that is idle for ten minutes, and a network can lose one without a sign. */
  ping: MINUTE,
  /** Without an answer to a ping in this time, the channel is replaced. */
  pong: 30 * SECOND,
  /** Hints that arrive together run polls once. */
  collect: 50,
  collectHidden: SECOND,
  /** Between two runs of all polls that listen to hints. */
  catchUp: 10 * SECOND,
  /** The upper bound of the first wait after a failure, which doubles each time … */
  retry: 2 * SECOND,
  /** … up to this. */
  maxRetry: MINUTE,
  /** The upper bound of the wait when the tab or the connection is back, and the least time between such attempts. */
  resume: SECOND,
  resumeGap: 5 * SECOND,
  /** A hidden tab closes its channel after this time. */
  hidden: 15 * MINUTE,
  /** Changes of what is watched within this time are sent together. */
  watch: 300,
}

export type LiveWaits = typeof LIVE_WAITS
