import { handler as placeOnWall } from '../community/effects/place-on-wall.ts'
import { handler as indexMember } from '../people/effects/index-member.ts'
import { bookmarkItem, postLikeItem } from '../community/items/index.ts'
import { handler as notifyComments } from '../notifications/effects/notify-comments.ts'
import { handler as notifyLikes } from '../notifications/effects/notify-likes.ts'
import { followItem } from '../people/relations/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { pairIdOf } from '../messages/items/index.ts'
import { aRequest } from './messages.ts'
import { aConcertOf } from './concerts.ts'
import { aComment, storedComment, type TestPost } from './comments.ts'
import { aMember, type TestMember } from './members.ts'
import { aPost, putAll } from './posts.ts'
import { stored } from './stored.ts'
import { aStory, seenBy } from './stories.ts'

/** Two members who may block each other, and what they wrote. */
export interface BlockScene {
  readonly viewer: TestMember
  readonly other: TestMember
  /** By the other; the viewer bookmarked and liked it. */
  readonly post: string
  /** Follows the other and is followed by the other. */
  readonly third: TestMember
  /** By the other, on the post of a third. */
  readonly comment: string
  readonly thirdPost: string
  /** By the viewer; the other liked it and commented on it. */
  readonly ownPost: string
  /** By the other. */
  readonly story: string
  /** By the viewer, and seen by the other. */
  readonly ownStory: string
  /** Part of a request of the other. The matrix accepts it before it gives horns, which need an open conversation. */
  readonly message: string
  /** Submitted by a third and the other. */
  readonly concert: string
}

const followOf = (follower: TestMember, followee: TestMember) =>
  followItem({ followId: newId(), followerId: follower.id, followeeId: followee.id })

/** Likes the post and comments on it, so that its author is notified. */
const notifyOf = async (member: TestMember, post: TestPost): Promise<void> => {
  const { text, counters } = storedComment(post, member)
  const ids = { memberId: member.id, targetId: post.id, likeId: newId(), authorId: post.author.id }
  const like = postLikeItem(ids)
  await putAll([text, counters, like])
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
}

/** The other can be found by search and is on the Wall of Horns. */
export const aBlockScene = async (): Promise<BlockScene> => {
  const [viewer, third] = [await aMember(), await aMember()]
  const other = await aMember({ displayName: 'Gegenüber' })
  const member = (await stored(memberKey(other.id))) as unknown as Stored
  await deliverTo('index-member', indexMember)(changeRecord(null, member))
  await deliverTo('place-on-wall', placeOnWall)(changeRecord(null, member))
  await putAll([followOf(third, other), followOf(other, third)])
  const [thirdPost, post] = [await aPost(third), await aPost(other)]
  await putAll([
    bookmarkItem(viewer.id, post, newId()),
    postLikeItem({ memberId: viewer.id, targetId: post, likeId: newId(), authorId: other.id }),
  ])
  const ownPost = await aPost(viewer)
  await notifyOf(other, { id: ownPost, author: viewer })
  return {
    viewer,
    other,
    third,
    post,
    thirdPost,
    comment: await aComment({ id: thirdPost, author: third }, other),
    ownPost,
    story: await aStory(other),
    ownStory: await seenBy(other, await aStory(viewer)),
    message: await aRequest(other, viewer),
    concert: await aConcertOf(third, other),
  }
}

/** The same scene as if the other and everything they wrote had never existed. */
export const withoutOther = (scene: BlockScene): BlockScene => ({
  ...scene,
  other: { ...scene.other, id: newId(), username: `gone_${newId().slice(-10).toLowerCase()}` },
  post: newId(),
  comment: `${scene.thirdPost}-${newId()}`,
  story: `${newId()}-${newId()}`,
  message: `${pairIdOf(scene.viewer.id, newId())}-${newId()}`,
})
