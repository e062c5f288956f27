import { beforeAll, describe, expect, it } from 'vitest'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { deletePost, getPost, type Post } from '#shared/api/posts.ts'
import { editPost } from '#shared/api/edits.ts'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { handler as list } from '../../community/comments/list-comments.ts'
import { handler as edit } from '../../community/edits/edit-post.ts'
import { handler as remove } from '../../community/posts/delete-post.ts'
import { handler as get } from '../../community/posts/get-post.ts'
import { postKey } from '../../community/items/index.ts'
import { countInStats } from '../../community/stats/index.ts'
import { readStats } from '../../community/stats/stats.repository.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import {
  aHeldComment,
  aHeldPost,
  aModerator,
  BANNED,
  decide,
  type Verdict,
} from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { DECISION_TEXTS } from '#platform/content/decision-texts.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject' } as const

const read = (by: TestMember, id: string) => call(get, getPost, { token: by.token, params: { id } })

const comments = async (by: TestMember, id: string): Promise<Comment[]> =>
  (await call(list, listComments, { token: by.token, params: { id } })).json

const removeOwn = (by: TestMember, id: string) =>
  call(remove, deletePost, { token: by.token, params: { id } })

const editOwn = (by: TestMember, id: string, body: object) =>
  call(edit, editPost, { token: by.token, params: { id }, body })

const logOf = async (contentId: string) =>
  (await storedUnder(`MODERATION_LOG#${isoNow().slice(0, 7)}`)).filter(
    (line) => line['contentId'] === contentId,
  )

const scene = async () => {
  const [author, reader, moderator] = [await aMember(), await aMember(), await aModerator()]
  return { author, reader, moderator }
}

// The counters never show negative numbers, so they start high enough to see each change.
beforeAll(() => transact({ stats: countInStats({ posts: 1000, comments: 1000 }) }))

describe('a held post', () => {
  it('becomes visible when a moderator approves it, and stays counted', async () => {
    const { author, reader, moderator } = await scene()
    const id = await aHeldPost(author)
    const { posts } = await readStats()
    expect((await read(reader, id)).status).toBe(404)
    expect((await decide(moderator, ['community-post', id], APPROVE)).json).toEqual({ ok: true })
    const post: Post = (await read(reader, id)).json
    expect(post).toMatchObject({ status: 'visible', statusReason: null, content: BANNED })
    expect((await readStats()).posts).toBe(posts)
    expect(await stored(heldKey('community-post', id))).toBeNull()
  })

  it('is visible to its author only, with the reason, and uncounted when it is rejected', async () => {
    const { author, reader, moderator } = await scene()
    const id = await aHeldPost(author)
    const { posts } = await readStats()
    const verdict = { ...REJECT, reason: ' Zu leise. ' }
    expect((await decide(moderator, ['community-post', id], verdict)).status).toBe(200)
    expect((await read(reader, id)).status).toBe(404)
    expect((await read(author, id)).json).toMatchObject({
      status: 'removed',
      statusReason: 'Zu leise.',
    })
    expect((await readStats()).posts).toBe(posts - 1)
    expect((await removeOwn(author, id)).status).toBe(200)
    expect((await readStats()).posts).toBe(posts - 1)
  })

  it.each([undefined, '', '   '])(
    'gets the default reason when none is given (%j)',
    async (reason) => {
      const { author, moderator } = await scene()
      const id = await aHeldPost(author)
      const verdict: Verdict = reason === undefined ? REJECT : { ...REJECT, reason }
      await decide(moderator, ['community-post', id], verdict)
      expect((await read(author, id)).json).toMatchObject({
        statusReason: 'Inhalt nicht angemessen',
      })
    },
  )

  it('returns 404 and logs nothing when the author deleted it meanwhile', async () => {
    const { author, moderator } = await scene()
    const id = await aHeldPost(author)
    await removeOwn(author, id)
    for (const verdict of [APPROVE, REJECT]) {
      const answer = await decide(moderator, ['community-post', id], verdict)
      expect(answer.status).toBe(404)
      expect(answer.json).toMatchObject({ message: expect.stringContaining('gelöscht') as string })
    }
    expect(await stored(postKey(id))).toBeNull()
    expect(await logOf(id)).toEqual([])
  })

  it('keeps the counters right when it is deleted and decided about at once', async () => {
    const { author, moderator } = await scene()
    for (const verdict of [APPROVE, REJECT, APPROVE, REJECT]) {
      const { posts } = await readStats()
      const id = await aHeldPost(author)
      const [removal, decision] = await Promise.all([
        removeOwn(author, id),
        decide(moderator, ['community-post', id], verdict),
      ])
      expect(removal.status).toBe(200)
      expect([200, 404]).toContain(decision.status)
      expect(await stored(postKey(id))).toBeNull()
      expect((await readStats()).posts).toBe(posts)
    }
  })
})

describe('a held comment', () => {
  const commentScene = async () => {
    const { author, reader, moderator } = await scene()
    const postId = await aPost(author)
    return { author, reader, moderator, postId, id: await aHeldComment(postId, reader) }
  }

  it('becomes visible and is counted, on its post and in total, when it is approved', async () => {
    const { author, moderator, postId, id } = await commentScene()
    const before = await readStats()
    expect(await comments(author, postId)).toEqual([])
    expect((await decide(moderator, ['community-comment', id], APPROVE)).status).toBe(200)
    expect(await comments(author, postId)).toMatchObject([{ id, status: 'visible' }])
    expect((await read(author, postId)).json).toMatchObject({ commentsCount: 1 })
    expect((await readStats()).comments).toBe(before.comments + 1)
    await removeOwn(author, postId)
    expect((await readStats()).comments).toBe(before.comments)
  })

  it('is visible to its author only, and not counted, when it is rejected', async () => {
    const { author, reader, moderator, postId, id } = await commentScene()
    const before = await readStats()
    const verdict = { ...REJECT, reason: 'Beleidigt andere' }
    expect((await decide(moderator, ['community-comment', id], verdict)).status).toBe(200)
    expect(await comments(author, postId)).toEqual([])
    expect(await comments(reader, postId)).toMatchObject([
      { id, status: 'removed', statusReason: 'Beleidigt andere' },
    ])
    expect((await read(author, postId)).json).toMatchObject({ commentsCount: 0 })
    expect((await readStats()).comments).toBe(before.comments)
  })

  it('returns 404 when its post was deleted meanwhile', async () => {
    const { author, moderator, postId, id } = await commentScene()
    const { comments: count } = await readStats()
    await removeOwn(author, postId)
    const answer = await decide(moderator, ['community-comment', id], APPROVE)
    expect(answer.status).toBe(404)
    expect((await readStats()).comments).toBe(count)
  })
})

describe('concurrent moderators', () => {
  it('decide once: one wins, and the others get 409 with the name of the winner', async () => {
    const { author } = await scene()
    const moderators = [
      await aModerator('Walküre'),
      await aModerator('Grabwärter'),
      await aMember({ role: 'admin', displayName: 'Krähe' }),
    ]
    for (let round = 0; round < 3; round++) {
      const id = await aHeldPost(author)
      const { posts } = await readStats()
      const answers = await Promise.all(
        moderators.map((moderator, index) =>
          decide(moderator, ['community-post', id], index % 2 ? APPROVE : REJECT),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409, 409])
      const loser = answers.find(({ status }) => status === 409)
      expect((loser?.json as { message: string } | undefined)?.message).toMatch(
        /^Da war jemand schneller: (Walküre|Grabwärter|Krähe) hat das schon (genehmigt|abgelehnt)\.$/,
      )
      const lines = await logOf(id)
      expect(lines).toHaveLength(1)
      const rejected = lines[0]?.['action'] === 'reject'
      expect((await read(author, id)).json).toMatchObject({
        status: rejected ? 'removed' : 'visible',
      })
      expect((await readStats()).posts).toBe(posts - (rejected ? 1 : 0))
    }
  })

  it('get 200 without a second decision when they repeat their own', async () => {
    const { author, moderator } = await scene()
    const id = await aHeldPost(author)
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(moderator, ['community-post', id], APPROVE)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await decide(moderator, ['community-post', id], REJECT)).status).toBe(409)
    expect(await logOf(id)).toHaveLength(1)
  })
})

describe('an edit before the decision', () => {
  it.each([APPROVE, REJECT])(
    'is refused by $action of the version that was read',
    async (verdict) => {
      const { author, reader, moderator } = await scene()
      const id = await aHeldPost(author)
      expect((await editOwn(author, id, { version: 1, content: `${BANNED} Neu.` })).status).toBe(
        200,
      )
      const answer = await decide(moderator, ['community-post', id], { ...verdict, version: 1 })
      expect(answer.status).toBe(409)
      expect(answer.json).toMatchObject({ message: DECISION_TEXTS.edited })
      expect(await stored(heldKey('community-post', id))).not.toBeNull()
      expect((await read(reader, id)).status).toBe(404)
      const again = await decide(moderator, ['community-post', id], { ...verdict, version: 2 })
      expect(again.status).toBe(200)
      expect((await logOf(id))[0]?.['excerpt']).toBe(`${BANNED} Neu.`)
    },
  )

  it('and a decision at the same time leave a log of the text that was decided about', async () => {
    const { author, reader, moderator } = await scene()
    const id = await aHeldPost(author)
    const [edited, approved] = await Promise.all([
      editOwn(author, id, { version: 1, content: 'Ganz anders.' }),
      decide(moderator, ['community-post', id], { ...APPROVE, version: 1 }),
    ])
    // An edit that begins after the decision is one of a visible post.
    const statuses = `${edited.status} ${approved.status}`
    expect(['200 409', '409 200', '200 200']).toContain(statuses)
    const isApproved = approved.status === 200
    expect((await read(reader, id)).status).toBe(isApproved ? 200 : 404)
    expect(await logOf(id)).toMatchObject(isApproved ? [{ excerpt: BANNED }] : [])
  })
})

describe('the log', () => {
  it('stores who decided what and why, and is never overwritten', async () => {
    const { author, moderator } = await scene()
    const [one, two] = [await aHeldPost(author), await aHeldPost(author)]
    await decide(moderator, ['community-post', one], { ...REJECT, reason: 'Werbung oder Spam' })
    const [line] = await logOf(one)
    expect(line).toMatchObject({
      entity: 'ModerationDecision',
      moderatorId: moderator.id,
      type: 'community-post',
      action: 'reject',
      reason: 'Werbung oder Spam',
      rule: 'NSBM',
      authorId: author.id,
      excerpt: BANNED,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      expiresAt: proofEndsAt(new Date().toISOString()),
    })
    await decide(await aModerator(), ['community-post', one], APPROVE)
    await decide(moderator, ['community-post', two], APPROVE)
    expect(await logOf(one)).toEqual([line])
    expect(await logOf(two)).toHaveLength(1)
  })
})
