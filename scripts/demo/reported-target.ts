import type { Target } from '../../functions/cases/items/index.ts'
import { commentIdOf } from '../../functions/community/items/comment.items.ts'
import type { Community } from './community.ts'

/** The first post or comment of the demo community that begins like this. */
export const findReportedTarget = ({ contributions }: Community, begins: string): Target => {
  for (const { id, content, replies } of contributions) {
    if (content.text.startsWith(begins)) return { kind: 'community-post', targetId: id }
    const reply = replies.find(({ text }) => text.startsWith(begins))
    if (reply)
      return { kind: 'community-comment', targetId: commentIdOf({ postId: id, ulid: reply.id }) }
  }
  throw new Error(`No text begins with ${begins}`)
}
