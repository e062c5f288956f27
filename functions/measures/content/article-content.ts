import {
  contentOf,
  readArticle,
  restoreArticle,
  takeDownArticle,
  versionOf,
  type ArticleItem,
} from '../../articles/index.ts'
import { keepKept, keptKey } from '#platform/content/kept.items.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { get, remove } from '#platform/table/index.ts'
import { articleText } from '../wording/index.ts'
import type { FindContent } from './measured-content.ts'

/** A model wrote it, so no member is measured. A removed one exists for an appeal only. */
export const findArticle: FindContent = async (id) => {
  const [published, kept] = await Promise.all([
    readArticle(id, { consistent: true }),
    get(keptKey<ArticleItem>('article', id), { consistent: true }),
  ])
  const article = published ?? kept?.content
  if (!article) return undefined
  return {
    text: articleText(article, contentOf(article)),
    version: versionOf(article),
    possible: ['dismiss', ...(published ? (['remove'] as const) : [])],
    apply: (measure, statement) =>
      measure === 'remove' && published
        ? { ...takeDownArticle(published, statement), held: remove(heldKey('article', id)) }
        : {},
    restore: (statementId) => (published ? {} : restoreArticle(kept, statementId)),
    keep: (statementId, until) => keepKept(kept, statementId, until),
  }
}
