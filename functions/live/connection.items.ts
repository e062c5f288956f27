import { CONNECTION_MINUTES } from '#shared/domain/retention.ts'
import { livePartition } from '#platform/identity/presence.ts'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import {
  absent,
  exists,
  put,
  remove,
  update,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

export const CONNECTION_SECONDS = CONNECTION_MINUTES * 60

/** API Gateway waits 29 seconds for the function of `$connect`, and opens the connection after its answer. */
const OPENING_MS = 30_000

/** An open connection of a browser. */
export interface ConnectionItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'LiveConnection'
  readonly memberId: string
  /** Of the session with which it ends. */
  readonly tokenHash: string
  readonly connectedAt: string
  /** What it watches, as `<topic>#<id>`. */
  readonly watched: readonly string[]
  /** Rises with each change of `watched`. */
  readonly version: number
  readonly expiresAt: number
  readonly GSI1PK: string
  readonly GSI1SK: string
}

/** The open connections of a member. */
export const connectionsPartition = (memberId: string): Partition<ConnectionItem> =>
  livePartition(memberId)

export const connectionKey = (memberId: string, connectionId: string): Key<ConnectionItem> => ({
  PK: connectionsPartition(memberId).PK,
  SK: connectionId,
})

/** API Gateway names only the connection; the index leads to its member. */
export const connectionPartition = (connectionId: string): IndexPartition<ConnectionItem> => ({
  GSI1PK: `CONNECTION#${connectionId}`,
})

/** Whether it may be stored and not yet open. */
export const isOpening = ({ connectedAt }: Pick<ConnectionItem, 'connectedAt'>): boolean =>
  Date.parse(connectedAt) > now() - OPENING_MS

export interface NewConnection {
  readonly connectionId: string
  readonly memberId: string
  readonly tokenHash: string
}

export const openConnection = ({
  connectionId,
  memberId,
  tokenHash,
}: NewConnection): Write<ConnectionItem> =>
  put<ConnectionItem>(
    {
      PK: connectionsPartition(memberId).PK,
      SK: connectionId,
      entity: 'LiveConnection',
      memberId,
      tokenHash,
      connectedAt: isoNow(),
      watched: [],
      version: 0,
      expiresAt: epochSeconds() + CONNECTION_SECONDS,
      GSI1PK: connectionPartition(connectionId).GSI1PK,
      GSI1SK: 'CONNECTION',
    },
    absent,
  )

/** Fails when the connection ended or changed what it watches meanwhile. */
export const changeWatched = (
  { PK, SK, version }: ConnectionItem,
  watched: readonly string[],
): Write<ConnectionItem> =>
  update<ConnectionItem>(
    { PK, SK },
    { set: { watched, version: version + 1 }, condition: { version } },
  )

/** Fails when it was removed already. */
export const removeConnection = (key: Key<ConnectionItem>): Write<ConnectionItem> =>
  remove(key, exists)
