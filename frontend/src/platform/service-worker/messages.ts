/** What the service worker sends to a page. */
export type PageMessage =
  /** A notification was clicked: the page goes to the path and answers on the port. */
  | { readonly type: 'open'; readonly path: string }
  /** The network is back: the page sends what waits. */
  | { readonly type: 'send-outbox' }

/** What a page sends to a service worker that waits: the member wants the new release. */
export interface WorkerMessage {
  readonly type: 'activate'
}

/** Dispatched when the server refuses a call in a way that a page of its own release would not provoke. */
export const SERVER_REFUSED = 'server-refused'
