import {
  labelDrasticPost,
  readPost,
  restorePost,
  takeDownPost,
  unlabelDrasticPost,
  type StoredPost,
} from '../../community/posts/index.ts'
import type { ContentMeasure } from '#shared/domain/measures.ts'
import {
  isTakenDownBy,
  keepText,
  type GivenStatement,
  type Parts,
} from '#platform/content/take-down.ts'
import { canBeLabelled, partsOf, undoLabel } from './age-label.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import { postText } from '../wording/index.ts'
import type { FindContent } from './measured-content.ts'
import { leaveQueue } from './queue.ts'

const apply = (
  postId: string,
  { text }: StoredPost,
  measure: ContentMeasure,
  statement: GivenStatement,
): Parts => {
  if (measure === 'dismiss') return {}
  if (measure === 'age-label') return partsOf(labelDrasticPost(postId, text))
  return {
    ...takeDownPost(postId, text, measure, statement),
    ...leaveQueue('community-post', postId, text.status),
  }
}

export const findPost: FindContent = async (postId) => {
  const post = await readPost(postId)
  if (!post) return undefined
  const { author, version = 1, status } = post.text
  return {
    authorId: author.id,
    text: postText(post.text),
    version,
    possible: [
      'dismiss',
      ...(status === 'removed' ? [] : (['hide', 'remove'] as const)),
      ...(canBeLabelled(post.text) ? (['age-label'] as const) : []),
      ...MEMBER_MEASURES,
    ],
    apply: (measure, statement) => apply(postId, post, measure, statement),
    restore: async (statementId) => ({
      ...(await undoLabel(post.text, statementId, () => unlabelDrasticPost(postId, post.text))),
      ...(await restorePost(postId, post, statementId)),
    }),
    media: (statementId) =>
      isTakenDownBy(post.text, statementId) && post.text.mediaUrl ? [post.text.mediaUrl] : [],
    keep: (statementId, until) => keepText(post.text, statementId, until),
  }
}
