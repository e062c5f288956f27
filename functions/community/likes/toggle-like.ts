import type { LikeState } from '#shared/api/likes.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { assertMayMeet, toBlocks } from '#platform/identity/blocks.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'

/** What differs between horns on a post and on a comment. */
export interface LikeTarget {
  readonly likeKey: Key
  readonly countersKey: Key
  /** Counters of the post that a comment stands under. */
  readonly under?: Key
  readonly put: (authorId: string) => TransactItem
  readonly count: (by: 1 | -1) => TransactItem
}

interface Counters extends Key {
  readonly authorId: string
  readonly likes: number
  readonly held?: true
}

/** @throws ApiError not_found for what is gone, and for what is held for others than its author */
const requireOpen = (memberId: string, items: readonly Key[], key: Key): Counters => {
  const counters = itemAt(items, key) as Counters | undefined
  if (!counters || (counters.held && counters.authorId !== memberId)) {
    throw new ApiError('not_found')
  }
  return counters
}

const look = async (memberId: string, { likeKey, countersKey, under }: LikeTarget) => {
  const keys = [likeKey, countersKey, blocksKey(memberId), ...(under ? [under] : [])]
  const items = await readItems(keys, { consistent: true })
  const blocks = itemAt(items, blocksKey(memberId)) as BlocksItem | undefined
  if (under && toBlocks(blocks).has(requireOpen(memberId, items, under).authorId)) {
    throw new ApiError('not_found')
  }
  const counters = requireOpen(memberId, items, countersKey)
  assertMayMeet(blocks, counters.authorId)
  return {
    isLiked: itemAt(items, likeKey) !== undefined,
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
