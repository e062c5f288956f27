import { articleText, contentOf, readArticle } from '../../articles/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import type { FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'

/** No member wrote it: the operator answers for what the model writes. */
export const findArticle: FindEvidence = async (_viewerId, id) => {
  const article = await readArticle(id, { consistent: true })
  if (!article) throw isGone()
  const text = contentOf(article)
  const contentHash = hashOfContent(articleText(article))
  return { title: article.title, text, contentHash, path: `/news/${id}` }
}
