import {
  contentOf,
  dropHeldArticle,
  readArticle,
  readHeldArticle,
  removeArticle,
  versionOfHeld,
} from '../../articles/index.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import { countVerdicts } from '../checks/index.ts'
import { publishHeld, verdictsOnAll } from '../held-articles/index.ts'
import type { Find } from './find.ts'

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
    ? {
        text,
        version: versionOfHeld(held),
        approve: async () => ({
          ...(await publishHeld(held)),
          ...(await countVerdicts(verdictsOnAll(held, true))),
        }),
        reject: async () => ({
          ...dropHeldArticle(held),
          ...(await countVerdicts(verdictsOnAll(held, false))),
        }),
      }
    : {
        text,
        title: article.title,
        approve: () => ({}),
        reject: () => removeArticle(id, article.category),
      }
}
