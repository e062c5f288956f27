import { firstShout } from '#shared/api/onboarding.ts'
import { maySee, newPost, presentPost, type StoredPost } from '../../community/posts/index.ts'
import { putShout, shoutKey } from '../../community/wall/index.ts'
import { postCountersKey, postKey, postLikeKey } from '../../community/items/index.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { authorOf, requireMember } from '#platform/identity/member.ts'
import { ConditionFailed, get, getMany, transact } from '#platform/table/index.ts'
import { grantBadge } from '../../profile/badges/index.ts'
import { markShoutPosted } from '../progress/progress.items.ts'
import { shoutText } from './shout-text.ts'

const SHOUT = 'shout'

interface ShoutPost {
  readonly post: StoredPost
  readonly isLiked: boolean
}

/** The post of the member's first shout as the member sees it; null when it was deleted. */
const readShoutPost = async (memberId: string): Promise<ShoutPost | null> => {
  const shout = await get(shoutKey(memberId), { consistent: true })
  if (!shout) return null
  const { postId } = shout
  const [text, counters, like] = await getMany(
    [postKey(postId), postCountersKey(postId), postLikeKey(memberId, postId)],
    { consistent: true },
  )
  if (!text || !counters || !maySee(memberId, text)) return null
  return { post: { text, counters }, isLiked: like !== undefined }
}

export const handler = guardedEndpoint(firstShout, async ({ memberId, body, heldFor }) => {
  const { selectedRoles } = body
  const author = await requireMember(memberId)
  const postId = newId()
  // The shout changes the member too: with the next version the post needs no author refresh.
  const signature = { author: authorOf(author), authorVersion: author.version + 1 }
  const { post, items } = newPost(postId, { ...signature, ...shoutText(body) }, heldFor)
  try {
    await transact({
      [SHOUT]: putShout(memberId, postId, body),
      ...items,
      badge: grantBadge(memberId, 'first_roar'),
      progress: markShoutPosted(memberId, selectedRoles),
      member: changeMember(memberId, { selectedRoles }),
    })
    return { post: presentPost(post, false), badgeAwarded: true }
  } catch (error) {
    if (!(error instanceof ConditionFailed && error.has(SHOUT))) throw error
  }
  const shout = await readShoutPost(memberId)
  return { post: shout && presentPost(shout.post, shout.isLiked), badgeAwarded: true }
})
