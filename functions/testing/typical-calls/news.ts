import { forgetFirstPages } from '../../articles/article-list.repository.ts'
import { aCorrectedArticle, threeKilobyteArticle } from '../articles.ts'
import { aMember } from '../members.ts'
import { putAll } from '../posts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const ARTICLES = 40

/** Forty articles of three stored kilobytes, and a member who reads them. */
export const calls: TypicalCalls = {
  ids: ['listArticles', 'getArticle', 'listArticleVersions', 'reportArticle'],
  prepare: async () => {
    const { token } = await aMember()
    const articles = Array.from({ length: ARTICLES }, () => threeKilobyteArticle())
    await putAll(articles.flatMap(({ items }) => items))
    forgetFirstPages()
    const params = { id: articles[0]?.id ?? '' }
    return {
      listArticles: { token },
      getArticle: { token, params },
      listArticleVersions: { token, params: { id: await aCorrectedArticle() } },
      reportArticle: { token, params, body: { text: 'Das Datum stimmt nicht.' } },
    }
  },
}
