import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { getMany } from '#platform/table/index.ts'
import { mayReadUnder, maySeeComment } from '../../community/comments/index.ts'
import { commentKey, parseCommentId, postCountersKey } from '../../community/items/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import type { FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'
import { readSeenVersion } from './seen-version.repository.ts'

export const findComment: FindEvidence = async (viewerId, commentId, version) => {
  const ref = parseCommentId(commentId)
  const keys = [commentKey(ref), postCountersKey(ref.postId), blocksKey(viewerId)] as const
  const [comment, post, relations] = await getMany(keys, { consistent: true })
  const blocks = toBlocks(relations)
  if (!comment || !maySeeComment(viewerId, comment) || blocks.has(comment.author.id)) throw isGone()
  if (!mayReadUnder(viewerId, post, blocks)) throw isGone()
  const seen = await readSeenVersion(ref, comment.version, version)
  const { author } = comment
  const text = seen?.content ?? comment.content
  const contentHash = hashOfContent(text)
  return { authorId: author.id, text, contentHash, path: `/#post-${ref.postId}` }
}
