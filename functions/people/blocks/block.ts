import { block } from '#shared/api/people.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberIsThere } from '#platform/identity/change-member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import {
  addBlocked,
  addBlockedBy,
  countFollows,
  deleteFollow,
  followIsAbsent,
  type FollowItem,
  followKey,
} from '../relations/index.ts'
import { PEOPLE_TEXTS } from '../texts.ts'

const ATTEMPTS = 5

interface Standing {
  readonly isBlocked: boolean
  /** The viewer follows the other. */
  readonly following: FollowItem | undefined
  /** The other follows the viewer. */
  readonly follower: FollowItem | undefined
}

const readStanding = async (memberId: string, otherId: string): Promise<Standing> => {
  const keys = {
    blocks: blocksKey(memberId),
    following: followKey(memberId, otherId),
    follower: followKey(otherId, memberId),
  }
  const items = await readItems(Object.values(keys), { consistent: true })
  const blocks = itemAt(items, keys.blocks) as BlocksItem | undefined
  return {
    isBlocked: blocks?.blocked?.has(otherId) ?? false,
    following: itemAt(items, keys.following) as FollowItem | undefined,
    follower: itemAt(items, keys.follower) as FollowItem | undefined,
  }
}

/** Exactly what was read goes; what was not there must still not be. */
const endFollows = (
  memberId: string,
  otherId: string,
  { following, follower }: Standing,
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

const writeBlock = (memberId: string, otherId: string, standing: Standing): Promise<void> =>
  transact({
    member: memberIsThere(otherId),
    blocked: addBlocked(memberId, otherId),
    blockedBy: addBlockedBy(otherId, memberId),
    ...endFollows(memberId, otherId, standing),
  })

/** Somebody followed or unfollowed between reading and writing: then it is read again. */
const blockOnce = async (memberId: string, otherId: string): Promise<boolean> => {
  const standing = await readStanding(memberId, otherId)
  if (standing.isBlocked) return true
  try {
    await writeBlock(memberId, otherId, standing)
    return true
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.has('member')) throw new ApiError('not_found', PEOPLE_TEXTS.notFound)
    if (error.has('blocked')) throw new ApiError('conflict', PEOPLE_TEXTS.tooManyBlocks)
    return false
  }
}

export const handler = endpoint(block, async ({ memberId, params }) => {
  if (params.id === memberId) throw new ApiError('invalid_input', PEOPLE_TEXTS.blockYourself)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await blockOnce(memberId, params.id)) return { isFollowing: false, isBlocked: true }
  }
  throw new ApiError('unavailable', undefined, 1)
})
