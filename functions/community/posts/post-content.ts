import { postKey, type PostItem } from '../items/post.items.ts'
import { get } from '#platform/table/index.ts'
import { labelDrasticPost, unlabelDrasticPost } from './drastic-label.ts'
import { readPost } from './feed.repository.ts'
import { releasePost, restorePost, takeDownPost } from './post-decision.ts'
import type { StoredPost } from './post.presenter.ts'
import { type ContentMeasure, MEMBER_MEASURES } from '#shared/domain/measures.ts'
import {
  isTakenDownBy,
  keepText,
  type GivenStatement,
  type Parts,
} from '#platform/content/take-down.ts'
import { canBeLabelled, labelParts, undoLabel } from '#platform/content/age-label.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import type { FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

/** What moderators compare with the reported version: evidence keeps the hash of the same text. */
export const postText = ({
  title,
  content,
  linkUrl,
  mediaAlt,
}: Pick<PostItem, 'title' | 'content' | 'linkUrl' | 'mediaAlt'>): string =>
  paragraphs(title, content, linkUrl, mediaAlt)

const apply = (
  postId: string,
  { text }: StoredPost,
  measure: ContentMeasure,
  statement: GivenStatement,
): Parts => {
  if (measure === 'dismiss') return {}
  if (measure === 'age-label') return labelParts(labelDrasticPost(postId, text))
  return {
    ...takeDownPost(postId, text, measure, statement),
    ...leaveQueue('community-post', postId, text.status),
  }
}

export const findPostContent: FindContent = async (postId) => {
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

export const findPostSubject: FindSubject = async (postId) => {
  const post = await get(postKey(postId), { consistent: true })
  return (
    post && {
      authorId: post.author.id,
      text: postText(post),
      version: post.version ?? 1,
      approve: () => releasePost(postId, post),
      reject: (reason, id) => takeDownPost(postId, post, 'remove', { id, reason }),
    }
  )
}
