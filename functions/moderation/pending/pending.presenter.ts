import type { HeldArticle, HeldComment, HeldPost } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import {
  contentOf,
  HELD_ARTICLES,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { type CommentItem, commentRefOf, type PostItem } from '../../community/items/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Pending, QueueEntry } from './pending.repository.ts'

const toOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

export const reasonsOf = ({ rule, reports }: QueueEntry): string =>
  reports ? reports.map(({ text }) => MODERATION_TEXTS.reported(toOneLine(text))).join('\n') : rule

export const termOf = ({ rule }: QueueEntry) => ({
  moderationReason: MODERATION_TEXTS.bannedTerm(rule),
  moderationTerm: rule,
})

const authorOf = ({ author }: Pick<PostItem, 'author'>) => ({
  userId: author.id,
  username: author.username,
  displayName: author.displayName,
})

export const presentHeldPost = ({ held, content: post }: Pending<PostItem>): HeldPost => ({
  id: held.SK,
  title: post.title ?? null,
  content: post.content,
  linkUrl: post.linkUrl ?? null,
  mediaUrl: post.mediaUrl ?? null,
  mediaType: post.mediaType ?? null,
  mediaAlt: post.mediaAlt ?? null,
  version: post.version ?? 1,
  ...authorOf(post),
  ...termOf(held),
  createdAt: ulidDate(held.SK),
})

export const presentHeldComment = ({
  held,
  content: comment,
}: Pending<CommentItem>): HeldComment => {
  const { postId, ulid } = commentRefOf(comment)
  return {
    id: held.SK,
    postId,
    ...authorOf(comment),
    content: comment.content,
    version: comment.version ?? 1,
    ...termOf(held),
    createdAt: ulidDate(ulid),
  }
}

export const presentHeldArticle = ({
  held,
  content: article,
}: Pending<ArticleItem | HeldArticleItem>): HeldArticle => ({
  id: held.SK,
  title: article.title,
  description: article.excerpt,
  content: contentOf(article),
  moderationReason: reasonsOf(held),
  submittedBy: null,
  isPublished: article.PK !== HELD_ARTICLES,
  sources: [...article.sources],
})
