/** The requests of a member with one visible tab in an hour. Polls follow the SPA's intervals, the rest is estimated. */
const PER_HOUR = {
  unreadPolls: 3600 / 10,
  feedPolls: 3600 / 30,
  statsPolls: 3600 / 30,
  /** A discussion is open for a quarter of the time. */
  commentPolls: 3600 / 30 / 4,
  secondPages: 6,
  discussions: 4,
  likes: 8,
  comments: 1,
  posts: 0.25,
  /** Validation of the session. */
  currentUser: 3600 / (5 * 60),
} as const

/** Share of polls that find something new. */
const NEW_UNREAD = 0.05
const NEW_IN_FEED = 0.6

/** Requests per hour, by the names of the benchmark. */
export const requestsPerHour: Readonly<Record<string, number>> = {
  'Badge poll': PER_HOUR.unreadPolls * NEW_UNREAD,
  'Badge poll, unchanged (304)': PER_HOUR.unreadPolls * (1 - NEW_UNREAD),
  'Feed page, head cached': PER_HOUR.feedPolls * NEW_IN_FEED,
  'Feed page, unchanged (304)': PER_HOUR.feedPolls * (1 - NEW_IN_FEED),
  'Feed, second page': PER_HOUR.secondPages,
  'Community stats': PER_HOUR.statsPolls,
  'Post with 20 comments': PER_HOUR.commentPolls + PER_HOUR.discussions,
  'Current user': PER_HOUR.currentUser,
  Like: PER_HOUR.likes,
  Comment: PER_HOUR.comments,
  'Create post': PER_HOUR.posts,
}

/** Units written by the effects of one such request, and their queue messages: an estimate, rounded up. */
export const EFFECTS: Readonly<
  Record<string, { readonly write: number; readonly messages: number }>
> = {
  Like: { write: 6, messages: 1 },
  Comment: { write: 6, messages: 2 },
  'Create post': { write: 2, messages: 1 },
}
