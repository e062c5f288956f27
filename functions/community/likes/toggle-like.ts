import type { LikeState } from '#shared/api/likes.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked, toBlocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  exists,
  get,
  getMany,
  onConditionFailed,
  remove,
  transact,
  type Key,
  type Stored,
  type Write,
} from '#platform/table/index.ts'
import type { LikeItem } from '../items/like.items.ts'

interface CountersItem extends Stored {
  readonly authorId: string
  readonly likes: number
  readonly held?: true | undefined
}

/** What differs between a like of a post and of a comment. */
export interface LikeTarget {
  readonly likeKey: Key<LikeItem>
  readonly countersKey: Key<CountersItem>
  /** Counters of the post that a comment belongs to. */
  readonly postKey?: Key<CountersItem>
  readonly put: (authorId: string) => Write
  readonly count: (by: 1 | -1) => Write
}

/** @throws ApiError not_found for what is gone, and for what is held for others than its author */
const requireOpen = (memberId: string, counters: CountersItem | undefined): CountersItem => {
  if (!counters || (counters.held && counters.authorId !== memberId)) {
    throw new ApiError('not_found')
  }
  return counters
}

const loadContext = async (memberId: string, target: LikeTarget) => {
  const { likeKey, countersKey, postKey = countersKey } = target
  const keys = [likeKey, countersKey, blocksKey(memberId), postKey] as const
  const [like, found, blocks, post] = await getMany(keys, { consistent: true })
  if (target.postKey && toBlocks(blocks).has(requireOpen(memberId, post).authorId)) {
    throw new ApiError('not_found')
  }
  const { authorId, likes } = requireOpen(memberId, found)
  assertNotBlocked(blocks, authorId)
  return { isLiked: like !== undefined, likes, authorId }
}

const write = (target: LikeTarget, liked: boolean, authorId: string): Promise<void> =>
  transact(
    {
      like: liked ? target.put(authorId) : remove(target.likeKey, exists),
      counters: target.count(liked ? 1 : -1),
    },
    {
      isDone: async () =>
        liked === ((await get(target.likeKey, { consistent: true })) !== undefined),
    },
  )

/**
 * Likes or takes the like back; without `liked` it toggles.
 * The count is as of this moment: others may have written since the read.
 */
export const setLike = async (
  memberId: string,
  target: LikeTarget,
  liked: boolean | undefined,
): Promise<LikeState> => {
  const before = await loadContext(memberId, target)
  const wanted = liked ?? !before.isLiked
  if (wanted === before.isLiked) return { isLiked: wanted, likesCount: before.likes }
  const writeLike = async (): Promise<LikeState> => {
    await write(target, wanted, before.authorId)
    return { isLiked: wanted, likesCount: Math.max(0, before.likes + (wanted ? 1 : -1)) }
  }
  return onConditionFailed(writeLike(), async () => {
    // Another request of the member was faster, or the target is gone: return what holds now.
    const after = await loadContext(memberId, target)
    return { isLiked: after.isLiked, likesCount: after.likes }
  })
}
