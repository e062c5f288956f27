import { epochSeconds } from '../runtime/clock.ts'
import { query, type Partition, type Stored } from '../table/index.ts'

/** A live connection, as far as others may know of it. */
interface Connection extends Stored {
  readonly expiresAt: number
}

/** The live connections of a member. */
export const livePartition = <Item extends Connection>(memberId: string): Partition<Item> => ({
  PK: `LIVE#${memberId}`,
})

/** More than a member has devices. */
const MAX_CONNECTIONS = 20

/** Whether the member has a live connection. TTL deletes expired ones late. */
export const isOnline = async (memberId: string): Promise<boolean> => {
  const { items } = await query(livePartition<Connection>(memberId), {
    newestFirst: true,
    limit: MAX_CONNECTIONS,
    project: ['expiresAt'],
  })
  const seconds = epochSeconds()
  return items.some(({ expiresAt }) => expiresAt > seconds)
}
