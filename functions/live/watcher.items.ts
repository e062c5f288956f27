import type { Watched } from '#shared/api/live-message.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { ConnectionItem } from './connection.items.ts'

/** A connection that watches the comments of a post, or whether a member is online. */
export interface WatcherItem {
  readonly PK: string
  /** The id of the connection. */
  readonly SK: string
  readonly memberId: string
  readonly expiresAt: number
}

/** Hints about one post or member reach this many connections; the others learn of it by their polls. */
export const MAX_WATCHERS = 100

/** In the form in which connections store it. */
export const watchedName = ({ topic, id }: Watched): string => `${topic}#${id}`

export const watchersPartition = (name: string): Partition<WatcherItem> => ({
  PK: `WATCH#${name}`,
})

export const watcherKey = (name: string, connectionId: string): Key<WatcherItem> => ({
  PK: watchersPartition(name).PK,
  SK: connectionId,
})

/** Expires with its connection. */
export const watcherItem = (
  name: string,
  { SK, memberId, expiresAt }: ConnectionItem,
): WatcherItem => ({
  PK: watchersPartition(name).PK,
  SK,
  memberId,
  expiresAt,
})
