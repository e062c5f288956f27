import { commentKey, parseCommentId, postKey } from '../../community/items/index.ts'
import { releaseComment, takeDownComment } from '../../community/comments/index.ts'
import { releasePost, takeDownPost } from '../../community/posts/index.ts'
import type { Find, Subject } from './find.ts'
import { findArticle } from './article-subject.ts'
import { findConcert } from './concert-subject.ts'
import { findBandInQuestion } from './band-subject.ts'
import { findMessage } from './message-subject.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import { findStory } from './story-subject.ts'
import type { HeldType } from '#platform/content/held.items.ts'
import { get } from '#platform/table/index.ts'

const findPost: Find = async (postId) => {
  const post = await get(postKey(postId), { consistent: true })
  return (
    post && {
      authorId: post.author.id,
      text: paragraphs(post.title, post.content, post.linkUrl, post.mediaAlt),
      version: post.version ?? 1,
      approve: () => releasePost(postId, post),
      reject: (reason, id) => takeDownPost(postId, post, 'remove', { id, reason }),
    }
  )
}

const findComment: Find = async (id) => {
  const ref = parseCommentId(id)
  const comment = await get(commentKey(ref), { consistent: true })
  return (
    comment && {
      authorId: comment.author.id,
      text: comment.content,
      version: comment.version ?? 1,
      approve: () => releaseComment(ref, comment),
      reject: (reason, id) => takeDownComment(ref, comment, 'remove', { id, reason }),
    }
  )
}

const FIND: Readonly<Record<HeldType, Find>> = {
  article: findArticle,
  concert: findConcert,
  band: findBandInQuestion,
  'community-post': findPost,
  'community-comment': findComment,
  message: findMessage,
  story: findStory,
}

/** Undefined when the author deleted it meanwhile. */
export const findSubject = (type: HeldType, id: string): Promise<Subject | undefined> =>
  FIND[type](id)
