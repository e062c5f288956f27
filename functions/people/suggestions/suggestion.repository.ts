import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { toBlocks, type Blocks } from '../../platform/blocks.ts'
import { env } from '../../platform/env.ts'
import { memberKey, type MemberItem } from '../../platform/member.items.ts'
import { itemAt, readItems, type Key } from '../../platform/read-items.ts'
import { db } from '../../platform/table.ts'
import { followKey, followsPartition } from '../follows/index.ts'
import { dismissedKey, type DismissedItem } from './dismissed.items.ts'

/** So many keys of a trait are half a read unit, and so many follows one. */
const PER_TRAIT = 40
const OWN_FOLLOWS = 30
const FRIENDS_FOLLOWS = 15

const querySortKeys = async (
  partition: string,
  limit: number,
): Promise<{ ids: string[]; hasMore: boolean }> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :partition',
      ProjectionExpression: 'SK',
      ExpressionAttributeValues: { ':partition': partition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return { ids: (Items as Key[]).map(({ SK }) => SK), hasMore: LastEvaluatedKey !== undefined }
}

/** The newest members who have this in common. */
export const readTrait = async (partition: string): Promise<string[]> =>
  (await querySortKeys(partition, PER_TRAIT)).ids

export const readFollowed = (memberId: string) =>
  querySortKeys(followsPartition(memberId), OWN_FOLLOWS)

export const readFollowedBy = async (memberId: string): Promise<string[]> =>
  (await querySortKeys(followsPartition(memberId), FRIENDS_FOLLOWS)).ids

export interface Viewer {
  readonly member: MemberItem | undefined
  readonly blocks: Blocks
  readonly dismissed: ReadonlySet<string>
}

export const readViewer = async (memberId: string): Promise<Viewer> => {
  const keys = {
    member: memberKey(memberId),
    blocks: blocksKey(memberId),
    dismissed: dismissedKey(memberId),
  }
  const items = await readItems(Object.values(keys))
  return {
    member: itemAt(items, keys.member) as MemberItem | undefined,
    blocks: toBlocks(itemAt(items, keys.blocks) as BlocksItem | undefined),
    dismissed: (itemAt(items, keys.dismissed) as DismissedItem | undefined)?.memberIds ?? new Set(),
  }
}

/** The members themselves; with `follower`, without those whom this member follows already. */
export const readFinalists = async (
  ids: readonly string[],
  follower: string | undefined,
): Promise<ReadonlyMap<string, MemberItem>> => {
  if (ids.length === 0) return new Map()
  const follows = follower === undefined ? [] : ids.map((id) => followKey(follower, id))
  const items = await readItems([...ids.map(memberKey), ...follows])
  const members = ids.flatMap((id) => {
    const isFollowed = follower !== undefined && itemAt(items, followKey(follower, id))
    const member = itemAt(items, memberKey(id)) as MemberItem | undefined
    return member && !isFollowed && !member.hiddenInSearch ? [[id, member] as const] : []
  })
  return new Map(members)
}
