const SECOND = 1000
const MINUTE = 60 * SECOND

/** Waits in milliseconds, each named after the screen or call that uses it (docs/product/waits-and-polling.md#waits). */
export const WAITS = {
  /** Start of the app, before the token is read and the current user loaded. */
  sessionStart: 100,
  /** Start of the app, before toasts and offers are loaded, if the visitor does not touch it before. */
  notices: 5 * SECOND,
  /** Start of the page, before the service worker is registered, which downloads the shell for a start without a network. */
  serviceWorker: 8 * SECOND,
  /** The browser offers to install the app, before the banner appears. */
  installBanner: 3 * SECOND,
  /** Safari on iOS: start of the page, before the hint how to install the app appears. */
  installHint: 5 * SECOND,
  /** Between two looks for a new release. */
  releaseAgain: 60 * MINUTE,
  /** The member takes a new release: how long its service worker may take to start, before the page is reloaded. */
  activation: 3 * SECOND,
  /** Start of the signed-in app, before the live channel and the unread messages are loaded. */
  live: SECOND,
  /** … and then, before the number of what is unread is loaded without the channel, which catches up when it opens. */
  unread: 2 * SECOND,
  /** Any call without a token, before it looks again. */
  callTokenAgain: 50,
  /** An upload without a token, before it looks again. */
  uploadTokenAgain: 200,
  /** Start of the app, before the forced refresh of a current user that is not known yet is planned … */
  startupSettled: 200,
  /** … and how much later it happens. */
  startupRefresh: 300,
  /** Login form: between the stored token and the way home. */
  homeAfterLogin: 100,
  /** Registration form: between the automatic login and what follows: passkey offer, codes, the way home. */
  homeAfterRegistration: SECOND,
  /** Third failed current-user call, and a refused upload on iOS: before the login appears. */
  loginAfterLostSession: SECOND,
  /** Every call that validates the stored token. */
  tokenValidation: 5 * MINUTE,
  /** The page comes back from the browser's cache or from sleep: how long it stays covered without an answer. */
  proof: 5 * SECOND,
  /** Feed, deep link `#post-…`: before it scrolls … */
  deepLinkScroll: SECOND,
  /** … and how long the post stays highlighted. */
  deepLinkHighlight: 3 * SECOND,
  /** A notification that leads to its post: between the closed dialog and the jump. */
  notificationJump: 100,
  /** Chat: a message is on the screen, before the server learns it. */
  messageSeen: 500,
  /** … and before the server is told again when that failed. */
  messageSeenAgain: 10 * SECOND,
  /** Stories: the server did not learn that one was seen, before it is sent again. */
  storySeenAgain: 2 * SECOND,
  /** Toast after something was deleted: how long it can be undone … */
  undo: 8 * SECOND,
  /** … and how long at most while the pointer or the focus keeps the toast open. */
  undoAtMost: MINUTE,
  /** Messages: the connection is back, before unsent ones are sent again; twice as long after each failure. */
  resend: SECOND,
  /** A case that a moderator works on: between two prolongations of its 15 minutes. */
  prolongCase: 5 * MINUTE,
  /** Chat: how long a message that a quote led to stays highlighted. */
  quoteHighlight: 2 * SECOND,
} as const

/** Intervals of polled queries, in milliseconds (docs/product/waits-and-polling.md#polling). */
export const POLLS = {
  lostConnection: 5 * SECOND,
  missingPart: 30 * SECOND,
  unread: 10 * SECOND,
  notifications: 30 * SECOND,
  threads: 30 * SECOND,
  thread: 10 * SECOND,
  posts: 30 * SECOND,
  comments: 30 * SECOND,
  stats: 30 * SECOND,
  stories: 30 * SECOND,
  wall: 30 * SECOND,
  moderation: 30 * SECOND,
  /** While an export runs. */
  dataExport: 3 * SECOND,
  adminStatus: 10 * SECOND,
  adminLists: 30 * SECOND,
} as const

export const USER_CACHE_MS = 5 * MINUTE
export const QUERY_STALE_MS = 5 * MINUTE

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
