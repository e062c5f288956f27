import { expect, it } from 'vitest'
import {
  correctArticle,
  listArticleVersions,
  withdrawArticleVersion,
  type ArticleVersion,
} from '#shared/api/articles.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { claimTitle } from '../../articles/index.ts'
import { aCorrection, anArticle } from '#testing/articles.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler } from './withdraw-article-version.ts'

const withdraw = ({ token }: TestMember, id: string, version = 1) =>
  call(handler, withdrawArticleVersion, { token, params: { id }, body: { version } })

const versionsFor = async ({ token }: TestMember, id: string): Promise<ArticleVersion[]> =>
  (
    await call(await handlerOf(listArticleVersions.id), listArticleVersions, {
      token,
      params: { id },
    })
  ).json

/** An article whose first title has a phone number. */
const corrected = async () => {
  const title = `0151 ${newId()}`
  const id = await anArticle({ title })
  await transact(claimTitle(id, title))
  const { token } = await aMember({ role: 'admin' })
  const body = { ...aCorrection(), title: `Ohne Nummer ${newId()}`, version: 1 }
  await call(await handlerOf(correctArticle.id), correctArticle, { token, params: { id }, body })
  return { id, title, claims: `ARTICLE_TITLE#${foldWords(title).join(' ')}` }
}

it('deletes the text, keeps the correction, and leaves an entry in the audit log', async () => {
  const [moderator, reader] = [await aModerator(), await aMember()]
  const { id, title, claims } = await corrected()
  expect(await storedUnder(claims)).toHaveLength(1)
  const entries = await entriesOf(() => withdraw(moderator, id))
  expect(entries).toMatchObject([{ act: 'withdraw', kind: 'article', objectId: id }])
  expect(await versionsFor(reader, id)).toMatchObject([
    { version: 1, isWithdrawn: true, title: '', sentences: [], sources: [], replacedBy: {} },
  ])
  expect(JSON.stringify(await storedUnder(`ARTICLE_VERSIONS#${id}`))).not.toContain(title)
  expect(await storedUnder(claims)).toEqual([])
  expect(await entriesOf(() => withdraw(moderator, id))).toEqual([])
})

it('is refused to members and reviewers, for the current version and for no article', async () => {
  const moderator = await aModerator()
  const { id } = await corrected()
  for (const role of ['member', 'reviewer'] as const)
    expect((await withdraw(await aMember({ role }), id)).status).toBe(403)
  expect((await withdraw(moderator, id, 2)).status).toBe(404)
  expect((await withdraw(moderator, newId())).status).toBe(404)
  expect((await versionsFor(moderator, id))[0]?.isWithdrawn).toBe(false)
})
