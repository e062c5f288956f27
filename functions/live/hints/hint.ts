import type { Hint } from '#shared/api/live.ts'
import type { Watched } from '#shared/api/live-message.ts'
import { keyOf, query, remove, write } from '#platform/table/index.ts'
import { connectionKey, isOpening } from '../connection.items.ts'
import { readConnections, forgetConnection } from '../connection.repository.ts'
import { MAX_WATCHERS, watchedName, watchersPartition, type WatcherItem } from '../watcher.items.ts'
import { postHint } from './connections-api.ts'

interface MemberHint {
  readonly memberId: string
  readonly hint: Hint
}

interface Post {
  readonly memberId: string
  readonly connectionId: string
  readonly hint: Hint
  /** The gateway answers as if it were gone; its browser fetches everything as soon as it is open. */
  readonly isOpening?: boolean
  /** Removed with a connection that is gone, also when the connection itself was removed before. */
  readonly watcher?: WatcherItem
}

const AT_ONCE = 25

/** A connection that is gone is removed; no failure holds up or repeats the other posts. */
const send = async (post: Post): Promise<void> => {
  const { memberId, connectionId, hint, watcher } = post
  const outcome = await postHint(connectionId, hint)
  if (outcome !== 'gone' || post.isOpening === true) return
  await forgetConnection(connectionKey(memberId, connectionId))
  if (watcher) await write(remove(keyOf(watcher)))
}

const sendAll = async (posts: readonly Post[]): Promise<void> => {
  for (let start = 0; start < posts.length; start += AT_ONCE)
    await Promise.all(posts.slice(start, start + AT_ONCE).map(send))
}

/** Posts each hint to all connections of its member, the same one once. */
export const hintMembers = async (hints: readonly MemberHint[]): Promise<void> => {
  const distinct = new Map(hints.map((hint) => [JSON.stringify(hint), hint]))
  const byMember = Map.groupBy(distinct.values(), ({ memberId }) => memberId)
  const posts = await Promise.all(
    [...byMember].map(async ([memberId, own]) =>
      (await readConnections(memberId)).flatMap((connection) =>
        own.map(({ hint }) => ({
          memberId,
          connectionId: connection.SK,
          hint,
          isOpening: isOpening(connection),
        })),
      ),
    ),
  )
  await sendAll(posts.flat())
}

export const readWatchers = async (watched: Watched): Promise<readonly WatcherItem[]> => {
  const { items } = await query(watchersPartition(watchedName(watched)), { limit: MAX_WATCHERS })
  return items
}

/** Posts a hint to these connections. */
export const hintWatchers = (watchers: readonly WatcherItem[], hint: Hint): Promise<void> =>
  sendAll(
    watchers.map((watcher) => ({
      memberId: watcher.memberId,
      connectionId: watcher.SK,
      hint,
      watcher,
    })),
  )
