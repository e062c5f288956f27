import { describe, expect, it } from 'vitest'
import * as edits from '#shared/api/edits.ts'
import { listStatements, type StatementHeading } from '#shared/api/statements.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { storedUnder } from '#testing/stored.ts'
import { parseCommentId } from '../items/comment.items.ts'
import { handler } from './withdraw-version.ts'

const PHONE = 'Ruf an: 0151 23456789'
const REASON = 'Verletzt Rechte anderer'

const withdraw = ({ token }: TestMember, id: string, body: object = {}) =>
  call(handler, edits.withdrawVersion, { token, params: { id }, body: { version: 1, ...body } })

const edit = async ({ token }: TestMember, id: string, version: number, content: string) => {
  const contract = id.includes('-') ? edits.editComment : edits.editPost
  const body = { version, content, ...(contract === edits.editPost && { title: '', linkUrl: '' }) }
  return call(await handlerOf(contract.id), contract, { token, params: { id }, body })
}

const historyFor = async ({ token }: TestMember, id: string) => {
  const contract = id.includes('-') ? edits.commentHistory : edits.postHistory
  const { json } = await call(await handlerOf(contract.id), contract, { token, params: { id } })
  return json as unknown
}

const aPostOf = async (author: TestMember): Promise<string> =>
  aPost(author, { content: PHONE, title: PHONE, linkUrl: 'https://example.org/anruf' })

const aCommentOf = async (author: TestMember): Promise<string> => {
  const host = await aMember()
  return aComment({ id: await aPost(host), author: host }, author, { content: PHONE })
}

/** A text whose first version has a phone number, and two later ones. */
const edited = async (author: TestMember, make: typeof aPostOf): Promise<string> => {
  const id = await make(author)
  await edit(author, id, 1, 'Schreib mir.')
  await edit(author, id, 2, 'Schreib mir lieber nicht.')
  return id
}

const storedBelow = async (id: string): Promise<string> =>
  JSON.stringify(await storedUnder(`POST#${parseCommentId(id).postId}`))

const KINDS = [
  ['post', aPostOf],
  ['comment', aCommentOf],
] as const

describe.each(KINDS)('an earlier version of a %s', (kind, make) => {
  it('is deleted alone by its author, and the history says so to every reader', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await edited(author, make)
    expect((await withdraw(author, id)).status).toBe(200)
    expect(await historyFor(reader, id)).toMatchObject([
      { version: 2, content: 'Schreib mir.', withdrawnBy: null },
      { version: 1, content: '', withdrawnBy: 'author' },
    ])
    expect(await storedBelow(id)).not.toMatch(/23456789|anruf/)
    expect((await withdraw(author, id)).status).toBe(200)
  })

  it('is deleted by a moderator with an entry in the audit log and a statement that quotes nothing', async () => {
    const [author, reader, moderator] = [await aMember(), await aMember(), await aModerator()]
    const id = await edited(author, make)
    expect((await withdraw(moderator, id)).status).toBe(400)
    const entries = await entriesOf(() => withdraw(moderator, id, { reason: REASON }))
    expect(entries).toMatchObject([
      { act: 'withdraw', kind: `community-${kind}`, objectId: id, actorId: moderator.id },
    ])
    expect(await historyFor(reader, id)).toMatchObject([
      { withdrawnBy: null },
      { version: 1, content: '', withdrawnBy: 'moderation' },
    ])
    const { json } = await call(await handlerOf(listStatements.id), listStatements, {
      token: author.token,
    })
    expect(json as StatementHeading[]).toMatchObject([
      { targetId: id, measure: 'remove', excerpt: 'Frühere Fassung 1' },
    ])
    // The author does not take over what a moderator did.
    await withdraw(author, id)
    expect(await historyFor(reader, id)).toMatchObject([{}, { withdrawnBy: 'moderation' }])
  })

  it('is deleted by a moderator across a block', async () => {
    const [author, moderator] = [await aMember(), await aModerator()]
    const id = await edited(author, make)
    await block(author, moderator)
    expect((await withdraw(moderator, id, { reason: REASON })).status).toBe(200)
  })

  it('is not deleted by others, and neither is the current one', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const id = await edited(author, make)
    expect((await withdraw(other, id)).status).toBe(403)
    expect((await withdraw(await aMember({ role: 'reviewer' }), id)).status).toBe(403)
    for (const version of [3, 4]) expect((await withdraw(author, id, { version })).status).toBe(404)
    await block(author, other)
    expect((await withdraw(other, id)).status).toBe(404)
    expect(await historyFor(author, id)).toMatchObject([{}, { content: PHONE }])
  })
})
