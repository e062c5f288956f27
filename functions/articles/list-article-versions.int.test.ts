import { describe, expect, it } from 'vitest'
import { listArticleVersions } from '#shared/api/articles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { aCorrectedArticle, anArticle, articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { removeArticle } from './change-article.ts'
import { handler } from './list-article-versions.ts'

const { token } = await aMember()
const list = (id: string, by = token) =>
  call(handler, listArticleVersions, { token: by, params: { id } })

describe('the older versions of an article', () => {
  it('are none before the first correction, and show what it replaced', async () => {
    expect((await list(await anArticle())).json).toEqual([])
    const { json } = await list(await aCorrectedArticle())
    expect(json).toMatchObject([
      {
        version: 1,
        title: articleText().title,
        sources: [{ name: 'Metal Herold' }, {}, {}],
        replacedBy: { version: 2, by: 'redaktion' },
      },
    ])
  })

  it('are gone with the article', async () => {
    const id = await aCorrectedArticle()
    await transact(removeArticle(id, 'news'))
    expect((await list(id)).status).toBe(404)
    expect((await list(newId())).status).toBe(404)
    expect((await list(id, newToken())).status).toBe(401)
  })
})
