import { ulidTime } from '#shared/domain/ids.ts'
import { effect } from '../../events/index.ts'
import { memberIsUnchanged } from '#platform/identity/change-member.ts'
import { now } from '#platform/runtime/clock.ts'
import { isEnded } from '#platform/identity/restriction.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import {
  get,
  getMany,
  put,
  remove,
  transact,
  unlessConditionFailed,
  type TransactItem,
} from '#platform/table/index.ts'
import { isPostText, postIdOf, postIsStill, postKey, type PostItem } from '../items/post.items.ts'
import { registeredAt, shoutedAt, WALL_MS, wallItem, wallKey } from '../wall/wall.items.ts'
import { shoutKey, type ShoutItem } from '../wall/shout.items.ts'

interface Context {
  readonly member: MemberItem
  readonly shout: ShoutItem | undefined
  /** The post of the shout; undefined when it is deleted. */
  readonly post: PostItem | undefined
}

const loadContext = async (memberId: string): Promise<Context | undefined> => {
  const [member, shout] = await getMany([memberKey(memberId), shoutKey(memberId)], {
    consistent: true,
  })
  if (!member) return undefined
  const post = shout && (await get(postKey(shout.postId), { consistent: true }))
  return { member, shout, post }
}

/** From the first visible shout, else from registration; null for members who hide (docs/product/wall-of-horns.md). */
const placeOf = ({
  member,
  shout,
  post,
}: Context): { at: number; shout: ShoutItem | null } | null => {
  if (member.hiddenOnWall || isEnded(member)) return null
  return shout && post && post.status === undefined
    ? { at: shoutedAt(shout), shout }
    : { at: registeredAt(member), shout: null }
}

/** Writes the entry at one of the member's two places and removes the other, where they are still on the wall. */
const changesOn = (context: Context, at: number): Record<string, TransactItem> => {
  const { member, shout } = context
  const place = placeOf(context)
  const times = [registeredAt(member), ...(shout ? [shoutedAt(shout)] : [])]
  const current = times.filter((time) => time > at - WALL_MS)
  return Object.fromEntries(
    current.map((time) => [
      String(time),
      time === place?.at
        ? put(wallItem(time, member, place.shout))
        : remove(wallKey(time, member.memberId)),
    ]),
  )
}

/** A change between read and write fails the conditions and brings an event of its own. */
const writePlace = async (context: Context): Promise<void> => {
  const changes = changesOn(context, now())
  if (Object.keys(changes).length === 0) return
  const { member, shout, post } = context
  await unlessConditionFailed(
    transact({
      ...changes,
      member: memberIsUnchanged(member),
      post: shout ? postIsStill(shout.postId, post) : null,
    }),
  )
}

const isVisible = (post: PostItem | null): boolean => post !== null && post.status === undefined

/** Whether a post that may be on the wall became visible or stopped being visible. */
const changesVisibility = (before: PostItem | null, after: PostItem | null): boolean => {
  const post = after ?? before
  if (!post || !isPostText(post) || isVisible(before) === isVisible(after)) return false
  return ulidTime(postIdOf(post)) > now() - WALL_MS
}

const placeAuthor = async (post: PostItem): Promise<void> => {
  const context = await loadContext(post.author.id)
  if (context?.shout?.postId === postIdOf(post)) await writePlace(context)
}

const placeMember = async (memberId: string): Promise<void> => {
  const context = await loadContext(memberId)
  if (context) await writePlace(context)
}

/** Shows newcomers on the Wall of Horns for a day, with their current profile. */
export const handler = effect<MemberItem | PostItem>(async ({ before, after }) => {
  const item = after ?? before
  if (item?.entity === 'Member') {
    await placeMember(item.memberId)
  } else if (item && changesVisibility(before as PostItem | null, after as PostItem | null)) {
    await placeAuthor(item)
  }
})
