import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { absent, expression, put, type Key, type Write } from '#platform/table/index.ts'
import { pushPartition } from '../items/device.items.ts'

/** The horns of a post, its comments included, that were pushed last. */
export interface HornsItem {
  readonly PK: string
  readonly SK: string
  /** The like that caused the push. */
  readonly likeId: string
  /** All likes up to this sequence number of the receiver were covered. */
  readonly sequence: number
  /** In milliseconds since 1970. */
  readonly pushedAt: number
  readonly expiresAt: number
}

/** Longer than an event can wait in a dead-letter queue. */
const KEPT_SECONDS = keptSeconds('sentPush')

export const hornsKey = (memberId: string, postId: string): Key<HornsItem> => ({
  PK: pushPartition(memberId).PK,
  SK: `HORNS#${postId}`,
})

type Pushed = Pick<HornsItem, 'likeId' | 'sequence' | 'pushedAt'>

/** Fails when other horns of the post were pushed since `before` was read. */
export const putHorns = (
  key: Key<HornsItem>,
  before: HornsItem | undefined,
  pushed: Pushed,
): Write<HornsItem> =>
  put<HornsItem>(
    { PK: key.PK, SK: key.SK, ...pushed, expiresAt: epochSeconds(pushed.pushedAt) + KEPT_SECONDS },
    before ? expression`pushedAt = ${before.pushedAt}` : absent,
  )
