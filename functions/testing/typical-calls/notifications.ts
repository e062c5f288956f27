import { postLikeItem } from '../../community/items/index.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as notifyLikes } from '../../notifications/effects/notify-likes.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '../changes.ts'
import { storedComment } from '../comments.ts'
import { aMember } from '../members.ts'
import { oneKilobytePost, putAll } from '../posts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const POSTS = 25
const LIKES_OF_LAST = 5

/** A member with 25 liked posts, each with a comment; the last post has five likes. */
export const calls: TypicalCalls = {
  ids: ['userLikes', 'userComments', 'markRead'],
  prepare: async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const posts = Array.from({ length: POSTS }, () => oneKilobytePost(author))
    await putAll(posts.flatMap(({ items }) => items))
    const last = posts.at(-1)?.id ?? ''
    const targets = [...posts.map(({ id }) => id), ...Array<string>(LIKES_OF_LAST - 1).fill(last)]
    for (const targetId of targets) {
      const { id: memberId } = await aMember()
      const like = postLikeItem({ memberId, targetId, likeId: newId(), authorId: author.id })
      await putAll([like])
      await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
    }
    for (const { id } of posts) {
      const content = 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(6)
      const { text, counters } = storedComment({ id, author }, fan, { content })
      await putAll([text, counters])
      await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
    }
    const { token } = author
    return {
      userLikes: { token },
      userComments: { token },
      markRead: { token, body: { type: 'like', postId: last } },
    }
  },
}
