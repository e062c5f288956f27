import { ulidTime } from '#shared/domain/ids.ts'
import { effect } from '../../events/index.ts'
import { memberIsStill } from '#platform/identity/change-member.ts'
import { now } from '#platform/runtime/clock.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { isPostText, postIdOf, postIsStill, postKey, type PostItem } from '../items/index.ts'
import {
  putOnWall,
  registeredAt,
  shoutedAt,
  shoutKey,
  takeOffWall,
  WALL_MS,
  wallItem,
  wallKey,
  type ShoutItem,
} from '../wall/index.ts'

interface Truth {
  readonly member: MemberItem
  readonly shout: ShoutItem | undefined
  /** What became of the shout's post; undefined once it is deleted. */
  readonly post: PostItem | undefined
}

const readTruth = async (memberId: string): Promise<Truth | undefined> => {
  const keys = { member: memberKey(memberId), shout: shoutKey(memberId) }
  const items = await readItems([keys.member, keys.shout], { consistent: true })
  const member = itemAt(items, keys.member) as MemberItem | undefined
  const shout = itemAt(items, keys.shout) as ShoutItem | undefined
  if (!member) return undefined
  if (!shout) return { member, shout, post: undefined }
  const [post] = await readItems([postKey(shout.postId)], { consistent: true })
  return { member, shout, post: post as PostItem | undefined }
}

/** From the first visible shout, else from registration; null for members who hide (docs/product/wall-of-horns.md). */
const placeOf = ({
  member,
  shout,
  post,
}: Truth): { at: number; shout: ShoutItem | null } | null => {
  if (member.hiddenOnWall) return null
  return shout && post && post.status === undefined
    ? { at: shoutedAt(shout), shout }
    : { at: registeredAt(member), shout: null }
}

/** Both places a member may have, as far as anybody still looks there: one gets the entry, the other loses it. */
const changesOn = (truth: Truth, at: number): Record<string, TransactItem> => {
  const { member, shout } = truth
  const place = placeOf(truth)
  const times = [registeredAt(member), ...(shout ? [shoutedAt(shout)] : [])]
  const seen = times.filter((time) => time > at - WALL_MS)
  return Object.fromEntries(
    seen.map((time) => [
      String(time),
      time === place?.at
        ? putOnWall(wallItem(time, member, place.shout))
        : takeOffWall(wallKey(time, member.memberId)),
    ]),
  )
}

/** What changes between reading and writing is an event of its own, and settles it. */
const settle = async (truth: Truth): Promise<void> => {
  const changes = changesOn(truth, now())
  if (Object.keys(changes).length === 0) return
  try {
    await transact({
      ...changes,
      member: memberIsStill(truth.member),
      post: truth.shout ? postIsStill(truth.shout.postId, truth.post) : null,
    })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

const isReadable = (post: PostItem | null): boolean => post !== null && post.status === undefined

/** Of all that happens to posts, only this can matter: a young one that others may read from now on, or no longer. */
const isNews = (before: PostItem | null, after: PostItem | null): boolean => {
  const post = after ?? before
  if (!post || !isPostText(post) || isReadable(before) === isReadable(after)) return false
  return ulidTime(postIdOf(post)) > now() - WALL_MS
}

const placeAuthor = async (post: PostItem): Promise<void> => {
  const truth = await readTruth(post.author.id)
  if (truth?.shout?.postId === postIdOf(post)) await settle(truth)
}

const placeMember = async (memberId: string): Promise<void> => {
  const truth = await readTruth(memberId)
  if (truth) await settle(truth)
}

/** Newcomers stand on the Wall of Horns as they are now, for a day. */
export const handler = effect<MemberItem | PostItem>(async ({ before, after }) => {
  const item = after ?? before
  if (item?.entity === 'Member') {
    await placeMember(item.memberId)
  } else if (item && isNews(before as PostItem | null, after as PostItem | null)) {
    await placeAuthor(item)
  }
})
