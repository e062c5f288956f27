import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  notificationsKey,
  presentNotifications,
  type NotificationsItem,
} from '../../settings/index.ts'
import { followKey, followsPartition } from '../relations/index.ts'
import { dismissedKey, type DismissedItem } from './dismissed.items.ts'
import type { Followed, Ids } from './suggestion.rules.ts'

/** So many keys of a trait are half a read unit, and so many follows; the further ones are one and a half. */
const PER_TRAIT = 50
const FOLLOWS = 16
const FURTHER_FOLLOWS = 48

const querySortKeys = async (partition: string, limit: number, before?: string): Promise<Ids> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: `PK = :partition${before ? ' AND SK < :before' : ''}`,
      ProjectionExpression: 'SK',
      ExpressionAttributeValues: { ':partition': partition, ...(before && { ':before': before }) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return { ids: (Items as Key[]).map(({ SK }) => SK), hasMore: LastEvaluatedKey !== undefined }
}

/** The newest members who have this in common, or those who came before one of them. */
export const readTrait = (partition: string, before?: string): Promise<Ids> =>
  querySortKeys(partition, PER_TRAIT, before)

/** The newest members among those whom this one follows. */
export const readFollowedBy = (memberId: string): Promise<Ids> =>
  querySortKeys(followsPartition(memberId), FOLLOWS)

/** Together with the next ones, if there are any. */
export const readFurtherFollowed = async (
  memberId: string,
  followed: Followed,
): Promise<Followed> => {
  if (!followed.hasMore) return followed
  const partition = followsPartition(memberId)
  const further = await querySortKeys(partition, FURTHER_FOLLOWS, followed.ids.at(-1))
  return { ids: [...followed.ids, ...further.ids], hasMore: further.hasMore }
}

export const readFollowedAmong = async (
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await readItems(ids.map((id) => followKey(memberId, id)))).map(({ SK }) => SK))

export interface Viewer {
  readonly member: MemberItem | undefined
  readonly blocks: Blocks
  readonly dismissed: ReadonlySet<string>
  readonly isPersonalized: boolean
}

export const readViewer = async (memberId: string): Promise<Viewer> => {
  const keys = {
    member: memberKey(memberId),
    blocks: blocksKey(memberId),
    dismissed: dismissedKey(memberId),
    settings: notificationsKey(memberId),
  }
  const items = await readItems(Object.values(keys))
  return {
    member: itemAt(items, keys.member) as MemberItem | undefined,
    blocks: toBlocks(itemAt(items, keys.blocks) as BlocksItem | undefined),
    dismissed: (itemAt(items, keys.dismissed) as DismissedItem | undefined)?.memberIds ?? new Set(),
    isPersonalized: presentNotifications(
      itemAt(items, keys.settings) as NotificationsItem | undefined,
    ).personalized,
  }
}

/** The members themselves, without those who do not want to be found. */
export const readFinalists = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberItem>> => {
  const items = (await readItems(ids.map(memberKey))) as MemberItem[]
  const shown = items.filter(({ hiddenInSearch }) => !hiddenInSearch)
  return new Map(shown.map((member) => [member.memberId, member]))
}
