import { releaseComment, restoreComment, takeDownComment } from './comment-decision.ts'
import { labelDrasticComment, unlabelDrasticComment } from './drastic-label.ts'
import { commentKey, parseCommentId, type CommentItem } from '../items/comment.items.ts'
import { type ContentMeasure, MEMBER_MEASURES } from '#shared/domain/measures.ts'
import { keepText, type GivenStatement, type Parts } from '#platform/content/take-down.ts'
import { get } from '#platform/table/index.ts'
import { canBeLabelled, labelParts, undoLabel } from '#platform/content/age-label.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import type { FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

const apply = (
  commentId: string,
  comment: CommentItem,
  measure: ContentMeasure,
  statement: GivenStatement,
): Parts => {
  const ref = parseCommentId(commentId)
  if (measure === 'dismiss') return {}
  if (measure === 'age-label') return labelParts(labelDrasticComment(ref))
  return {
    ...takeDownComment(ref, comment, measure, statement),
    ...leaveQueue('community-comment', commentId, comment.status),
  }
}

export const findCommentContent: FindContent = async (commentId) => {
  const ref = parseCommentId(commentId)
  const comment = await get(commentKey(ref), { consistent: true })
  if (!comment) return undefined
  const { author, content, version = 1, status } = comment
  return {
    authorId: author.id,
    text: content,
    version,
    possible: [
      'dismiss',
      ...(status === 'removed' ? [] : (['hide', 'remove'] as const)),
      ...(canBeLabelled(comment) ? (['age-label'] as const) : []),
      ...MEMBER_MEASURES,
    ],
    apply: (measure, statement) => apply(commentId, comment, measure, statement),
    restore: async (statementId) => ({
      ...(await undoLabel(comment, statementId, () => unlabelDrasticComment(ref))),
      ...restoreComment(ref, comment, statementId),
    }),
    keep: (statementId, until) => keepText(comment, statementId, until),
  }
}

export const findCommentSubject: FindSubject = async (id) => {
  const ref = parseCommentId(id)
  const comment = await get(commentKey(ref), { consistent: true })
  return (
    comment && {
      authorId: comment.author.id,
      text: comment.content,
      version: comment.version ?? 1,
      approve: () => releaseComment(ref, comment),
      reject: (reason, statementId) =>
        takeDownComment(ref, comment, 'remove', { id: statementId, reason }),
    }
  )
}
