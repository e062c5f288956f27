import { describe, expect, it } from 'vitest'
import { getPost } from '#shared/api/posts.ts'
import { handler as get } from '../../community/posts/get-post.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { aHeldComment, aHeldPost, aModerator, decide, type Verdict } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject' } as const

const read = (by: TestMember, id: string) => call(get, getPost, { token: by.token, params: { id } })

const scene = async () => ({ author: await aMember(), moderator: await aModerator() })

describe('a decision', () => {
  it('returns 401 or 403 to callers who are neither moderator nor admin', async () => {
    const { author } = await scene()
    const id = await aHeldPost(author)
    expect((await decide({ token: newToken() }, ['community-post', id], APPROVE)).status).toBe(401)
    expect((await decide(author, ['community-post', id], APPROVE)).status).toBe(403)
    expect((await read(author, id)).json).toMatchObject({ status: 'held' })
    const admin = await aMember({ role: 'admin' })
    expect((await decide(admin, ['community-post', id], APPROVE)).status).toBe(200)
  })

  it('refuses moderators and admins who wrote it', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const author = await aMember({ role })
      const post = await aHeldPost(author)
      const comment = await aHeldComment(await aPost(author), author)
      for (const subject of [
        ['community-post', post],
        ['community-comment', comment],
      ] as const)
        expect((await decide(author, subject, APPROVE)).status).toBe(409)
      expect((await read(author, post)).json).toMatchObject({ status: 'held' })
      const other = await aModerator()
      expect((await decide(other, ['community-post', post], APPROVE)).status).toBe(200)
    }
  })

  it('returns 404 for another type, for visible content, and for unknown ids', async () => {
    const { author, moderator } = await scene()
    const held = await aHeldPost(author)
    const visible = await aPost(author)
    const comment = await aHeldComment(visible, author)
    for (const [type, id] of [
      ['article', held],
      ['band', held],
      ['community-comment', held],
      ['community-post', comment],
      ['community-post', visible],
      ['community-comment', `${visible}-${newId()}`],
      ['article', newId()],
    ] as const) {
      expect((await decide(moderator, [type, id], REJECT)).status).toBe(404)
    }
    expect((await read(author, visible)).json).toMatchObject({ status: 'visible' })
    expect((await read(author, held)).json).toMatchObject({ status: 'held' })
  })

  it.each([
    ['no action', {}],
    ['another action', { action: 'delete' }],
    ['a reason that is not text', { action: 'reject', reason: 7 }],
    ['a reason that is too long', { action: 'reject', reason: 'x'.repeat(501) }],
    ['control characters', { action: 'reject', reason: 'a\u0007b' }],
  ])('refuses %s', async (_name, body) => {
    const { author, moderator } = await scene()
    const id = await aHeldPost(author)
    const answer = await decide(moderator, ['community-post', id], body as Verdict)
    expect(answer.status).toBe(400)
    expect((await read(author, id)).json).toMatchObject({ status: 'held' })
  })

  it.each([
    '..',
    '~PINS',
    "' OR 1=1 --",
    '🤘',
    `${newId()}-`,
    newId().toLowerCase(),
    'x'.repeat(5000),
  ])('refuses the id %j', async (id) => {
    const answer = await decide(await aModerator(), ['community-post', id], APPROVE)
    expect(answer.status).toBe(400)
  })
})
