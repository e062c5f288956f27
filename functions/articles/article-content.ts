import type { ArticleItem } from './article.items.ts'
import { articleText } from './article.presenter.ts'
import { readArticle } from './article.repository.ts'
import { restoreArticle, takeDownArticle } from './change-article.ts'
import { versionOf } from './correct-text.ts'
import { keepKept, keptKey } from '#platform/content/kept.items.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { get, remove } from '#platform/table/index.ts'
import type { FindContent } from '#platform/content/measured-content.ts'

/** A model wrote it, so no member is measured. A removed one exists for an appeal only. */
export const findArticleContent: FindContent = async (id) => {
  const [published, kept] = await Promise.all([
    readArticle(id, { consistent: true }),
    get(keptKey<ArticleItem>('article', id), { consistent: true }),
  ])
  const article = published ?? kept?.content
  if (!article) return undefined
  return {
    text: articleText(article),
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
