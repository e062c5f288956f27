/** Tags of pushes. A later push with the same tag replaces the earlier one, and a page that shows its cause closes it. */
export const PUSH_TAGS = {
  horns: (postId: string) => `horns-${postId}`,
  /** Comments on a post and mentions in it or in its comments. */
  post: (postId: string) => `post-${postId}`,
  follow: () => 'follow-',
  /** Messages of another member. */
  thread: (memberId: string) => `thread-${memberId}`,
  concert: (notificationId: string) => `concert-${notificationId}`,
  band: (notificationId: string) => `band-${notificationId}`,
  article: (notificationId: string) => `article-${notificationId}`,
  decision: (notificationId: string) => `decision-${notificationId}`,
  export: (notificationId: string) => `export-${notificationId}`,
} as const

/** The addresses that pushes open. For an action the service worker adds `antwort=1` or `horns=` with the id of the device to the query. */
export const PUSH_PATHS = {
  post: (postId: string) => `/#post-${postId}`,
  /** The post with its comments open. */
  comments: (postId: string) => `/?kommentare=1#post-${postId}`,
  thread: (memberId: string) => `/messages?user=${memberId}`,
  dataExport: '/deine-daten#export',
} as const

/** What a page does once when its address asks for it: like the post, focus the field, open the comments. */
export const PUSH_PARAMETERS = { horns: 'horns', reply: 'antwort', comments: 'kommentare' } as const
