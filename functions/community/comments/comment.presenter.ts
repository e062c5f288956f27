import type { Comment } from '#shared/api/comments.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { presentDrastic } from '#platform/content/drastic.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import {
  commentIdOf,
  commentRefOf,
  type CommentCountersItem,
  type CommentItem,
} from '../items/comment.items.ts'

export interface StoredComment {
  readonly text: Pick<
    CommentItem,
    | 'PK'
    | 'SK'
    | 'author'
    | 'content'
    | 'parent'
    | 'version'
    | 'editedAt'
    | 'status'
    | 'statusReason'
    | 'drastic'
  >
  readonly counters: Pick<CommentCountersItem, 'PK' | 'SK' | 'likes'> | undefined
}

/** A stored comment as a viewer sees it; call it only for viewers who may see it. */
export const presentComment = ({ text, counters }: StoredComment, isLiked: boolean): Comment => {
  const ref = commentRefOf(text)
  return {
    id: commentIdOf(ref),
    postId: ref.postId,
    userId: text.author.id,
    user: presentAuthor(text.author),
    content: text.content,
    parentId: text.parent ? commentIdOf({ ...ref, ulid: text.parent }) : null,
    createdAt: ulidDate(ref.ulid),
    version: text.version ?? 1,
    editedAt: text.editedAt ?? null,
    isLiked,
    likesCount: Math.max(0, counters?.likes ?? 0),
    status: text.status ?? 'visible',
    statusReason: describeStatus(text),
    ...presentDrastic(text),
  }
}
