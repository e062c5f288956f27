import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { LikeState } from '../../../shared/api/likes.ts'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { assertNotBlocked, toBlocks } from '../../platform/blocks.ts'
import { env } from '../../platform/env.ts'
import { ApiError } from '../../platform/errors.ts'
import { db } from '../../platform/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../../platform/transact.ts'

interface Key {
  readonly PK: string
  readonly SK: string
}

/** What differs between horns on a post and on a comment. */
export interface LikeTarget {
  readonly likeKey: Key
  readonly countersKey: Key
  readonly put: (authorId: string) => TransactItem
  readonly count: (by: 1 | -1) => TransactItem
}

interface Counters extends Key {
  readonly authorId: string
  readonly likes: number
  readonly held?: true
}

const same = (one: Key, other: Key): boolean => one.PK === other.PK && one.SK === other.SK

const look = async (memberId: string, { likeKey, countersKey }: LikeTarget) => {
  const { Responses } = await db.send(
    new BatchGetCommand({
      RequestItems: {
        [env.tableName]: {
          Keys: [likeKey, countersKey, blocksKey(memberId)],
          ConsistentRead: true,
        },
      },
    }),
  )
  const items = (Responses?.[env.tableName] ?? []) as Key[]
  const counters = items.find((item) => same(item, countersKey)) as Counters | undefined
  if (!counters || (counters.held && counters.authorId !== memberId)) {
    throw new ApiError('not_found')
  }
  const blocks = items.find((item) => item.SK === '~BLOCKS') as BlocksItem | undefined
  assertNotBlocked(toBlocks(blocks), counters.authorId)
  return {
    isLiked: items.some((item) => same(item, likeKey)),
    likes: counters.likes,
    authorId: counters.authorId,
  }
}

const remove = (key: Key): TransactItem => ({
  Delete: { TableName: env.tableName, Key: key, ConditionExpression: 'attribute_exists(PK)' },
})

const write = (target: LikeTarget, liked: boolean, authorId: string): Promise<void> =>
  transact({
    like: liked ? target.put(authorId) : remove(target.likeKey),
    counters: target.count(liked ? 1 : -1),
  })

/**
 * Gives or takes back the horns; without `liked` it toggles (decision 22).
 * The count is as of this moment: others may have written since the read.
 */
export const setLike = async (
  memberId: string,
  target: LikeTarget,
  liked: boolean | undefined,
): Promise<LikeState> => {
  const before = await look(memberId, target)
  const wanted = liked ?? !before.isLiked
  if (wanted === before.isLiked) return { isLiked: wanted, likesCount: before.likes }
  try {
    await write(target, wanted, before.authorId)
    return { isLiked: wanted, likesCount: Math.max(0, before.likes + (wanted ? 1 : -1)) }
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    // A second tap of the same member was faster, or the target is gone: say what holds now.
    const after = await look(memberId, target)
    return { isLiked: after.isLiked, likesCount: after.likes }
  }
}
