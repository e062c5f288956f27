import type { ArticleReport, HeldArticle, HeldComment, HeldPost } from '#shared/api/moderation.ts'
import { EDITED_AFTER_MEASURE } from '#platform/content/held.items.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { findBanned, readRule } from '#shared/domain/nsbm.ts'
import {
  contentOf,
  HELD_ARTICLES,
  versionOf,
  versionOfHeld,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { type CommentItem, commentRefOf, type PostItem } from '../../community/items/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Pending, QueueEntry } from '#platform/content/queue.repository.ts'

const toOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

export const describeReasons = ({ rule, reports, laterSources = [] }: QueueEntry): string =>
  [
    ...(reports?.map(({ text }) => MODERATION_TEXTS.reported(toOneLine(text))) ?? [rule]),
    ...laterSources
      .map(({ finding }) => finding)
      .filter((finding) => reports !== undefined || finding !== rule),
  ].join('\n')

/** The rule, and the words that it found in the texts, to mark them. */
export const findTerm = (
  { rule }: QueueEntry,
  ...texts: readonly (string | null | undefined)[]
) => {
  if (rule === EDITED_AFTER_MEASURE)
    return { moderationReason: MODERATION_TEXTS.editedAfterMeasure, moderationTerm: null }
  const hit = findBanned(texts.filter((text) => typeof text === 'string').join('\n'))
  const { term } = readRule(rule)
  return {
    moderationReason: MODERATION_TEXTS.bannedTerm(rule),
    moderationTerm: hit?.term === term ? hit.found : term,
  }
}

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
  ...findTerm(held, post.title, post.content, post.mediaAlt),
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
    ...findTerm(held, comment.content),
    createdAt: ulidDate(ulid),
  }
}

type AnyArticle = ArticleItem | HeldArticleItem

/** Where a reported sentence is now: at its place, elsewhere, or corrected meanwhile. */
const sentenceNow = (article: AnyArticle, { index, text }: { index: number; text: string }) => {
  const at = [index, ...article.sentences.keys()].find((one) => article.sentences[one]?.t === text)
  const sources = at === undefined ? [] : (article.sentences[at]?.s ?? [])
  return { text, isCurrent: at !== undefined, sources: [...sources] }
}

const presentReport =
  (article: AnyArticle) =>
  ({ at, text, sentence }: NonNullable<QueueEntry['reports']>[number]): ArticleReport => ({
    at,
    text,
    sentence: sentence ? sentenceNow(article, sentence) : null,
  })

export const presentHeldArticle = ({
  held,
  content: article,
}: Pending<AnyArticle>): HeldArticle => ({
  id: held.SK,
  title: article.title,
  description: article.excerpt,
  content: contentOf(article),
  moderationReason: describeReasons(held),
  submittedBy: null,
  isPublished: article.PK !== HELD_ARTICLES,
  sources: [...article.sources],
  version: 'findings' in article ? versionOfHeld(article) : versionOf(article),
  reports: (held.reports ?? []).map(presentReport(article)),
  laterSources: (held.laterSources ?? []).map(({ index, name, title, url, passage, finding }) => ({
    index,
    name,
    title,
    url,
    passage,
    finding,
  })),
})
