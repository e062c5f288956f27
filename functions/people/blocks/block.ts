import { block } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberExists } from '#platform/identity/change-member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  ConditionFailed,
  getMany,
  retry,
  transact,
  type TransactItem,
} from '#platform/table/index.ts'
import { addBlocked, addBlockedBy } from '../relations/block.items.ts'
import {
  countFollows,
  deleteFollow,
  followIsAbsent,
  type FollowItem,
  followKey,
} from '../relations/follow.items.ts'
import { readBlocked } from '../relations/relation.repository.ts'
import { PEOPLE_TEXTS } from '../texts.ts'

interface Relations {
  readonly isBlocked: boolean
  /** The viewer follows the other. */
  readonly following: FollowItem | undefined
  /** The other follows the viewer. */
  readonly follower: FollowItem | undefined
}

const readRelations = async (memberId: string, otherId: string): Promise<Relations> => {
  const [blocks, following, follower] = await getMany(
    [blocksKey(memberId), followKey(memberId, otherId), followKey(otherId, memberId)],
    { consistent: true },
  )
  return { isBlocked: blocks?.blocked?.has(otherId) ?? false, following, follower }
}

/** Removes exactly the follows that were read; a follow that was absent must still be absent. */
const endFollows = (
  memberId: string,
  otherId: string,
  { following, follower }: Relations,
): Record<'following' | 'follower' | 'own' | 'others', TransactItem | null> => {
  const [out, back] = [following ? -1 : 0, follower ? -1 : 0]
  const counts = (id: string, followers: number, own: number) =>
    followers + own < 0 ? countFollows(id, { followers, following: own }) : null
  return {
    following: following ? deleteFollow(following) : followIsAbsent(memberId, otherId),
    follower: follower ? deleteFollow(follower) : followIsAbsent(otherId, memberId),
    own: counts(memberId, back, out),
    others: counts(otherId, out, back),
  }
}

const writeBlock = (memberId: string, otherId: string, relations: Relations): Promise<void> =>
  transact(
    {
      member: memberExists(otherId),
      blocked: addBlocked(memberId, otherId),
      blockedBy: addBlockedBy(otherId, memberId),
      ...endFollows(memberId, otherId, relations),
    },
    { isDone: async () => (await readBlocked(memberId)).has(otherId) },
  )

const blockOnce = async (memberId: string, otherId: string): Promise<void> => {
  const relations = await readRelations(memberId, otherId)
  if (relations.isBlocked) return
  try {
    await writeBlock(memberId, otherId, relations)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.has('member')) throw new ApiError('not_found', PEOPLE_TEXTS.notFound)
    if (error.has('blocked')) throw new ApiError('conflict', PEOPLE_TEXTS.tooManyBlocks)
    throw error
  }
}

export const handler = endpoint(block, async ({ memberId, params }) => {
  if (params.id === memberId) throw new ApiError('invalid_input', PEOPLE_TEXTS.blockYourself)
  // A follow that changed between reading and writing fails the conditions: read again.
  await retry(() => blockOnce(memberId, params.id), {
    when: (error) => error instanceof ConditionFailed,
  })
  return { isFollowing: false, isBlocked: true }
})
