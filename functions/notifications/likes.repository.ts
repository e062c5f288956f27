import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  exists,
  get,
  getMany,
  keyOf,
  put,
  putNew,
  query,
  remove,
  update,
  type Check,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  byMember,
  earlierLikeKey,
  likerKey,
  likersPrefix,
  likesKey,
  notifyPartition,
  type LikerItem,
  type LikesItem,
} from './notification.items.ts'
import { changeNotifications, type Plan } from './notification.repository.ts'
import { nextSequence, readUpTo, unreadKey, type UnreadState } from './unread.items.ts'
import { areEarlierUnread, isLikeUnread, countUnreadLikes } from './unread.rules.ts'

/** A like and the text it belongs to. */
export interface Liking {
  readonly receiverId: string
  readonly likeId: string
  readonly targetId: string
}

export type LikedText = Pick<LikesItem, 'type' | 'postId' | 'commentId' | 'content'>

/** The two newest likes of a text, and what gathers all of them. */
export const readGathered = async (receiverId: string, targetId: string) => {
  const { items } = await query(notifyPartition<LikerItem>(receiverId), {
    beginsWith: likersPrefix(targetId),
    newestFirst: true,
    limit: 2,
    consistent: true,
  })
  const [newest, second] = items
  const likes = newest && (await get(likesKey(receiverId, newest.likeId), { consistent: true }))
  return { newest, second, likes }
}

const placed = (
  receiverId: string,
  likeId: string,
  by: Pick<LikerItem, 'author' | 'authorVersion'>,
) => {
  const key = likesKey(receiverId, likeId)
  return { PK: key.PK, SK: key.SK, ...byMember(key, by.author, by.authorVersion) }
}

const recounted = (likes: LikesItem, seen: UnreadState, by: number, unreadBy: number) => ({
  count: likes.count + by,
  unread: countUnreadLikes(likes, seen) + unreadBy,
  countedAt: readUpTo(seen, 'like'),
})

type Writes = Readonly<Record<string, TransactItem | null>>

/** Places the text by its new like, unless it has a newer one already. */
const gather = (
  { receiverId, likeId }: Liking,
  text: LikedText,
  by: Pick<LikerItem, 'author' | 'authorVersion'>,
  { seen, likes }: { seen: UnreadState; likes: LikesItem | undefined },
): Writes => {
  const place = placed(receiverId, likeId, by)
  if (!likes)
    return {
      likes: putNew({
        ...place,
        ...text,
        count: 1,
        unread: 1,
        countedAt: readUpTo(seen, 'like'),
        readUpTo: 0,
      }),
    }
  const counted = recounted(likes, seen, 1, 1)
  // Equal only when the same event is handled twice at once: then the transaction fails.
  if (place.SK <= likes.SK)
    return { likes: update<LikesItem>(keyOf(likes), { set: counted, condition: exists }) }
  return {
    earlier: remove<LikesItem>(keyOf(likes), exists),
    likes: putNew({ ...likes, ...text, ...place, ...counted }),
  }
}

/** Writes the like and counts it, once, and only while it holds. */
export const notifyLike = (
  liking: Liking,
  text: LikedText,
  liker: MemberItem,
  causeHolds: Check,
): Promise<void> =>
  changeNotifications(liking.receiverId, async (): Promise<Plan | undefined> => {
    const { receiverId, likeId, targetId } = liking
    const key = likerKey(receiverId, targetId, likeId)
    const [seen, existing, earlier] = await getMany(
      [unreadKey(receiverId), key, earlierLikeKey(receiverId, likeId)],
      { consistent: true },
    )
    if (existing ?? earlier) return undefined
    const { likes } = await readGathered(receiverId, targetId)
    const by = { author: authorOf(liker), authorVersion: liker.version }
    const item = {
      likeId,
      sequence: nextSequence(seen),
      ...byMember(key, by.author, by.authorVersion),
    }
    return {
      seen,
      change: { kind: 'like', by: 1 },
      writes: {
        cause: causeHolds,
        liker: putNew<LikerItem>({
          PK: key.PK,
          SK: key.SK,
          entity: 'LikeNotification',
          ...item,
        }),
        ...gather(liking, text, by, { seen, likes }),
      },
    }
  })

/** What remains of a text's likes without one of them. */
const without = (
  liker: LikerItem,
  receiverId: string,
  { newest, second, likes }: Awaited<ReturnType<typeof readGathered>>,
  seen: UnreadState,
): Writes => {
  if (!likes) return {}
  const counted = recounted(likes, seen, -1, isLikeUnread(liker, likes, seen) ? -1 : 0)
  if (liker.likeId !== newest?.likeId)
    return { likes: update<LikesItem>(keyOf(likes), { set: counted, condition: exists }) }
  return {
    likes: remove<LikesItem>(keyOf(likes), exists),
    next: second
      ? put({ ...likes, ...placed(receiverId, second.likeId, second), ...counted })
      : null,
  }
}

const withoutEarlier = async (
  { receiverId, likeId }: Liking,
  causeIsGone: Check,
): Promise<Plan | undefined> => {
  const key = earlierLikeKey(receiverId, likeId)
  const [seen, item] = await getMany([unreadKey(receiverId), key], { consistent: true })
  if (!item) return undefined
  return {
    seen,
    change: { kind: 'like', earlierBy: areEarlierUnread(seen, 'like') ? -1 : 0 },
    writes: { cause: causeIsGone, liker: remove(key, exists) },
  }
}

/** Removes the like, and its count if it is unread; only while it does not hold. */
export const withdrawLike = (liking: Liking, causeIsGone: Check): Promise<void> =>
  changeNotifications(liking.receiverId, async (): Promise<Plan | undefined> => {
    const { receiverId, likeId, targetId } = liking
    const key = likerKey(receiverId, targetId, likeId)
    const [seen, liker] = await getMany([unreadKey(receiverId), key], { consistent: true })
    if (!liker) return withoutEarlier(liking, causeIsGone)
    const gathered = await readGathered(receiverId, targetId)
    const wasUnread = gathered.likes && isLikeUnread(liker, gathered.likes, seen)
    return {
      seen,
      change: { kind: 'like', by: wasUnread ? -1 : 0 },
      writes: {
        cause: causeIsGone,
        liker: remove(key, exists),
        ...without(liker, receiverId, gathered, seen),
      },
    }
  })

/** Marks all likes of one text as read. */
export const markLikesOf = (memberId: string, targetId: string): Promise<void> =>
  changeNotifications(memberId, async (): Promise<Plan | undefined> => {
    // In this order: a change after the first read fails the condition on its sequence number.
    const seen = await get(unreadKey(memberId), { consistent: true })
    const { likes } = await readGathered(memberId, targetId)
    const count = likes ? countUnreadLikes(likes, seen) : 0
    const earlier = seen?.likes ?? 0
    if (count === 0 && earlier === 0) return undefined
    const set = { unread: 0, countedAt: readUpTo(seen, 'like'), readUpTo: nextSequence(seen) }
    return {
      seen,
      change: { kind: 'like', by: -count, earlierBy: -earlier },
      ...(likes &&
        count > 0 && {
          writes: { likes: update<LikesItem>(keyOf(likes), { set, condition: exists }) },
        }),
    }
  })
