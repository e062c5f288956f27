import {
  claimTitle,
  contentOf,
  dropHeldArticle,
  findTitleOwner,
  publishArticle,
  readArticle,
  readHeldArticle,
  removeArticle,
  textOfHeld,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { commentKey, parseCommentId, postKey } from '../../community/items/index.ts'
import { rejectComment, releaseComment } from '../../community/comments/index.ts'
import { rejectPost, releasePost } from '../../community/posts/index.ts'
import { berlinDay, countOnDay } from '../../pipeline/run-state/index.ts'
import type { Find, Subject } from './find.ts'
import { findConcert } from './concert-subject.ts'
import { findBandInQuestion } from './band-subject.ts'
import { findMessage } from './message-subject.ts'
import { findStory } from './story-subject.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { HeldType } from '#platform/content/held.items.ts'
import { get } from '#platform/table/index.ts'

const paragraphs = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n\n')

const findPost: Find = async (id) => {
  const post = await get(postKey(id), { consistent: true })
  return (
    post && {
      authorId: post.author.id,
      text: paragraphs(post.title, post.content, post.linkUrl, post.mediaAlt),
      version: post.version ?? 1,
      approve: () => releasePost(id, post),
      reject: (reason) => rejectPost(id, post, reason),
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
      reject: (reason) => rejectComment(ref, comment, reason),
    }
  )
}

/** @throws ApiError conflict when another article of the same days has the title */
const publishHeld = (id: string, held: HeldArticleItem, owner: ArticleItem | undefined) => {
  if (owner) throw new ApiError('conflict', MODERATION_TEXTS.titleTaken(owner.title))
  return { ...publishArticle(id, textOfHeld(held)), ...claimTitle(id, held.title) }
}

/** Held by a guard and unpublished, or published and reported by members. */
const findArticle: Find = async (id) => {
  const [held, published] = await Promise.all([
    readHeldArticle(id, { consistent: true }),
    readArticle(id, { consistent: true }),
  ])
  const article = held ?? published
  if (!article) return undefined
  const text = paragraphs(article.title, article.excerpt, contentOf(article))
  if (!held) {
    return {
      text,
      title: article.title,
      approve: () => ({}),
      reject: () => removeArticle(id, article.category),
    }
  }
  const owner = await findTitleOwner(id, held.title)
  return {
    text,
    approve: () => ({
      ...publishHeld(id, held, owner),
      ...dropHeldArticle(id),
      day: countOnDay(berlinDay(now()), { articles: 1 }),
    }),
    reject: () => dropHeldArticle(id),
  }
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
