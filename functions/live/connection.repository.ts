import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import {
  allPages,
  get,
  put,
  query,
  queryIndex,
  remove,
  transact,
  unlessConditionFailed,
  write,
  writeAndGetOld,
  type IndexEntry,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  changeWatched,
  connectionPartition,
  connectionsPartition,
  removeConnection,
  type ConnectionItem,
} from './connection.items.ts'
import { watcherItem, watcherKey } from './watcher.items.ts'

/** More than `LIMITS.liveConnections`, because several can open at the same time. */
const MAX_CONNECTIONS = 50

const FIND_ATTEMPTS = 3
/** The index follows the table within milliseconds, and browsers write right after they connected. */
const INDEX_LAG_MS = 100

const connectionKeyIn = ({ PK, SK }: IndexEntry<ConnectionItem>): Key<ConnectionItem> => ({
  PK,
  SK,
})

/** Undefined when the connection has ended. */
export const findConnection = async (connectionId: string): Promise<ConnectionItem | undefined> => {
  for (let attempt = 1; attempt <= FIND_ATTEMPTS; attempt++) {
    const { items } = await queryIndex(connectionPartition(connectionId), { limit: 1 })
    const [entry] = items
    if (entry) return get(connectionKeyIn(entry), { consistent: true })
    if (attempt < FIND_ATTEMPTS) await sleep(INDEX_LAG_MS)
  }
  return undefined
}

/** The open connections of a member. */
export const readConnections = async (memberId: string): Promise<readonly ConnectionItem[]> => {
  const { items } = await query(connectionsPartition(memberId), { limit: MAX_CONNECTIONS })
  const seconds = epochSeconds()
  return items.filter(({ expiresAt }) => expiresAt > seconds)
}

/** The connections of a member beyond the newest, which a new one ends; never that one. */
export const surplusConnections = async (
  memberId: string,
  connectionId: string,
): Promise<readonly ConnectionItem[]> => {
  const all = await readConnections(memberId)
  return all
    .filter(({ SK }) => SK !== connectionId)
    .toSorted((one, other) => other.connectedAt.localeCompare(one.connectedAt))
    .slice(LIMITS.liveConnections - 1)
}

/** All connections of a session, also those beyond the number that receives hints. */
export const connectionsOfSession = async (
  memberId: string,
  tokenHash: string,
): Promise<readonly ConnectionItem[]> => {
  const partition = connectionsPartition(memberId)
  const all = await allPages((startAt) => query(partition, { consistent: true, startAt }))
  return all.filter((connection) => connection.tokenHash === tokenHash)
}

/** Removes a connection with everything that it watches. Does nothing when it is gone. */
export const forgetConnection = async (key: Key<ConnectionItem>): Promise<void> => {
  const gone = await unlessConditionFailed(writeAndGetOld(removeConnection(key)))
  if (!gone) return
  await Promise.all(gone.watched.map((name) => write(remove(watcherKey(name, gone.SK)))))
}

/** Replaces what a connection watches. Does nothing when the connection ends or changes meanwhile. */
export const watch = async (
  connection: ConnectionItem,
  wanted: readonly string[],
): Promise<void> => {
  const watched = [...new Set(wanted)]
  const ended = connection.watched.filter((name) => !watched.includes(name))
  const begun = watched.filter((name) => !connection.watched.includes(name))
  if (ended.length + begun.length === 0) return
  const parts: Record<string, TransactItem> = {
    connection: changeWatched(connection, watched),
  }
  for (const name of ended) parts[`end ${name}`] = remove(watcherKey(name, connection.SK))
  for (const name of begun) parts[`begin ${name}`] = put(watcherItem(name, connection))
  await unlessConditionFailed(transact(parts))
}
