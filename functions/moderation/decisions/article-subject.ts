import {
  contentOf,
  dropHeldArticle,
  publishArticle,
  readArticle,
  readHeldArticle,
  removeArticle,
  textOfHeld,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { berlinDay, countOnDay } from '../../pipeline/run-state/index.ts'
import { findTwin } from '../../pipeline/writing/twins/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Find, Parts } from './find.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'

/**
 * Later articles are compared with it like with those that the pipeline publishes.
 * @throws ApiError conflict when another article of the same days has the title, or reports the same. Its sources are
 * not added to that one: a moderator who approves a text would not expect it to vanish.
 */
const publishHeld = async (id: string, held: HeldArticleItem): Promise<Parts> => {
  const text = textOfHeld(held)
  const { twin, titleOwner, claims } = await findTwin(id, text)
  if (titleOwner) throw new ApiError('conflict', MODERATION_TEXTS.titleTaken(titleOwner.title))
  if (twin) throw new ApiError('conflict', MODERATION_TEXTS.storyTaken(twin.title))
  return {
    ...publishArticle(id, text),
    ...claims,
    ...dropHeldArticle(id),
    day: countOnDay(berlinDay(now()), { articles: 1 }),
  }
}

/** Held by a guard and unpublished, or published and reported by members. */
export const findArticle: Find = async (id) => {
  const [held, published] = await Promise.all([
    readHeldArticle(id, { consistent: true }),
    readArticle(id, { consistent: true }),
  ])
  const article = held ?? published
  if (!article) return undefined
  const text = paragraphs(article.title, article.excerpt, contentOf(article))
  return held
    ? { text, approve: () => publishHeld(id, held), reject: () => dropHeldArticle(id) }
    : {
        text,
        title: article.title,
        approve: () => ({}),
        reject: () => removeArticle(id, article.category),
      }
}
