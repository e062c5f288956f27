import {
  articleText,
  dropHeldArticle,
  readArticle,
  readHeldArticle,
  removeArticle,
  versionOfHeld,
} from '../../articles/index.ts'
import { countVerdicts } from '../checks/checks.repository.ts'
import { verdictsOnAll } from './held-place.rules.ts'
import { publishHeld } from './publish-held.ts'
import type { FindSubject } from '#platform/content/subject.ts'

/** Held by a guard and unpublished, or published and reported by members. */
export const findArticleSubject: FindSubject = async (id) => {
  const [held, published] = await Promise.all([
    readHeldArticle(id, { consistent: true }),
    readArticle(id, { consistent: true }),
  ])
  const article = held ?? published
  if (!article) return undefined
  const text = articleText(article)
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
