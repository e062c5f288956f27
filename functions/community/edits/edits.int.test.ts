import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as edits from '#shared/api/edits.ts'
import { IDEMPOTENCY_HEADER } from '#shared/api/contract.ts'
import { deletePost, pinPost, type Post } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { call } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { handler as pins } from '../posts/pin-post.ts'
import { handler as deletes } from '../posts/delete-post.ts'
import { pinnedPostKey } from '../items/pin.items.ts'
import { postCountersKey, postKey } from '../items/post.items.ts'
import { handler as readsCommentHistory } from './comment-history.ts'
import { handler as editsComment } from './edit-comment.ts'
import { handler as editsPost } from './edit-post.ts'
import { handler as readsHistory } from './post-history.ts'

const NSBM = 'Das ist NSBM.'

const edit = ({ token }: TestMember, id: string, body: object, headers = {}) =>
  call(editsPost, edits.editPost, { token, params: { id }, body, headers })

const historyFor = async ({ token }: TestMember, id: string) => {
  const { status, json } = await call(readsHistory, edits.postHistory, { token, params: { id } })
  return status === 200 ? (json as edits.EarlierPost[]) : status
}

const editComment = ({ token }: TestMember, id: string, body: object) =>
  call(editsComment, edits.editComment, { token, params: { id }, body })

const commentHistoryFor = async ({ token }: TestMember, id: string) => {
  const answer = await call(readsCommentHistory, edits.commentHistory, { token, params: { id } })
  return answer.status === 200 ? (answer.json as edits.EarlierComment[]) : answer.status
}

describe('editing a post', () => {
  it('changes what is named, marks it, and keeps the earlier versions for every reader', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aPost(author, { title: 'Alt', content: 'Eins.' })
    const first = (await edit(author, id, { version: 1, content: 'Zwei.' })).json as Post
    expect(first).toMatchObject({ title: 'Alt', content: 'Zwei.', version: 2 })
    expect(Date.parse(first.editedAt ?? '')).toBeGreaterThan(Date.parse(first.createdAt) - 1)
    await edit(author, id, { version: 2, title: '', content: 'Drei.' })
    expect(await historyFor(reader, id)).toMatchObject([
      { version: 2, title: 'Alt', content: 'Zwei.', writtenAt: first.editedAt },
      { version: 1, title: 'Alt', content: 'Eins.', writtenAt: first.createdAt },
    ])
  })

  it('refuses a stale edit, and lets one of two at the same time win', async () => {
    const author = await aMember()
    const id = await aPost(author)
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((content) => edit(author, id, { version: 1, content })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await edit(author, id, { version: 1, content: 'D' })).status).toBe(409)
    expect(await historyFor(author, id)).toHaveLength(1)
  })

  it('answers a repeated request with the same key as the first time', async () => {
    const author = await aMember()
    const id = await aPost(author)
    const headers = { [IDEMPOTENCY_HEADER.toLowerCase()]: randomUUID() }
    const body = { version: 1, content: 'Neu.' }
    expect((await edit(author, id, body, headers)).status).toBe(200)
    expect((await edit(author, id, body, headers)).json).toMatchObject({ version: 2 })
    expect(await historyFor(author, id)).toHaveLength(1)
  })

  it('writes nothing when nothing changed', async () => {
    const author = await aMember()
    const id = await aPost(author, { content: 'Gleich.' })
    const { json } = await edit(author, id, { version: 1, content: 'Gleich.' })
    expect(json).toMatchObject({ version: 1, editedAt: null })
    expect(await historyFor(author, id)).toEqual([])
  })

  it('holds the post, and takes it off the pinned ones, when the guard finds a term', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const admin = await aMember({ role: 'admin' })
    const id = await aPost(author)
    await call(pins, pinPost, { token: admin.token, params: { id }, body: { pinned: true } })
    const { json } = await edit(author, id, { version: 1, content: NSBM })
    expect(json).toMatchObject({ status: 'held', isPinned: false })
    expect(await stored(heldKey('community-post', id))).not.toBeNull()
    expect(await stored(pinnedPostKey(id))).toBeNull()
    expect(await stored(postCountersKey(id))).toMatchObject({ held: true })
    expect(await historyFor(reader, id)).toBe(404)
  })

  it('holds the post when the new text and what stays are a slogan together', async () => {
    const author = await aMember()
    const id = await aPost(author, { title: 'Deutschland', content: 'Laut.' })
    const { json } = await edit(author, id, { version: 1, content: 'erwache' })
    expect(json).toMatchObject({ status: 'held' })
  })

  it('holds counter-speech again when the author edits what a moderator released', async () => {
    const [author, reader, moderator] = [await aMember(), await aMember(), await aModerator()]
    const id = await aPost(author)
    await edit(author, id, { version: 1, content: 'Kein Platz für NSBM.' })
    expect(await stored(heldKey('community-post', id))).toMatchObject({ rule: 'Gegenrede? NSBM' })
    await decide(moderator, ['community-post', id], { action: 'approve' })
    expect(await stored(postKey(id))).not.toHaveProperty('status')
    expect(await historyFor(reader, id)).toHaveLength(1)
    await edit(author, id, { version: 2, content: 'Nur Platz für NSBM.' })
    expect(await stored(heldKey('community-post', id))).toMatchObject({ rule: 'NSBM' })
    expect(await historyFor(reader, id)).toBe(404)
  })

  it('changes the pinned copy, too', async () => {
    const author = await aMember()
    const admin = await aMember({ role: 'admin' })
    const id = await aPost(author)
    await call(pins, pinPost, { token: admin.token, params: { id }, body: { pinned: true } })
    await edit(author, id, { version: 1, content: 'Oben.' })
    expect(await stored(pinnedPostKey(id))).toMatchObject({ content: 'Oben.', version: 2 })
    await call(pins, pinPost, { token: admin.token, params: { id }, body: { pinned: false } })
  })

  it('refuses an empty post, others, and what is gone or removed', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const id = await aPost(author)
    expect((await edit(author, id, { version: 1, content: '' })).status).toBe(400)
    expect((await edit(other, id, { version: 1, content: 'Meins.' })).status).toBe(403)
    const removed = await aPost(author, { status: 'removed' })
    expect((await edit(author, removed, { version: 1, content: 'Doch.' })).status).toBe(409)
    await call(deletes, deletePost, { token: author.token, params: { id } })
    expect((await edit(author, id, { version: 1, content: 'Zurück.' })).status).toBe(404)
    expect(await stored(postKey(id))).toBeNull()
  })

  it('shows a version that was held to its author only, also after the next one is approved', async () => {
    const [author, reader, moderator] = [await aMember(), await aMember(), await aModerator()]
    const id = await aPost(author, { content: 'Eins.' })
    await edit(author, id, { version: 1, content: NSBM })
    await edit(author, id, { version: 2, content: 'Drei.' })
    await decide(moderator, ['community-post', id], { action: 'approve' })
    expect(await historyFor(reader, id)).toMatchObject([{ version: 1, content: 'Eins.' }])
    expect(await historyFor(author, id)).toMatchObject([{ version: 2 }, { version: 1 }])
  })

  it('ends after the last version', async () => {
    const author = await aMember()
    const id = await aPost(author, { version: LIMITS.versions })
    const { status } = await edit(author, id, { version: LIMITS.versions, content: 'Noch eins.' })
    expect(status).toBe(409)
  })

  it('hides the history across a block', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aPost(author)
    await edit(author, id, { version: 1, content: 'Neu.' })
    await block(author, reader)
    expect(await historyFor(reader, id)).toBe(404)
  })
})

describe('editing a comment', () => {
  it('changes it, marks it, and keeps the earlier version', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const post = await aPost(reader)
    const id = await aComment({ id: post, author: reader }, author, { content: 'Eins.' })
    const { json } = await editComment(author, id, { version: 1, content: 'Zwei.' })
    expect(json).toMatchObject({ content: 'Zwei.', version: 2 })
    expect(await commentHistoryFor(reader, id)).toMatchObject([{ version: 1, content: 'Eins.' }])
    expect((await editComment(author, id, { version: 1, content: 'Drei.' })).status).toBe(409)
    expect((await editComment(reader, id, { version: 2, content: 'Meins.' })).status).toBe(403)
  })

  it('shows a version that was held to its author only', async () => {
    const [author, host, moderator] = [await aMember(), await aMember(), await aModerator()]
    const post = await aPost(host)
    const id = await aComment({ id: post, author: host }, author)
    await editComment(author, id, { version: 1, content: NSBM })
    await editComment(author, id, { version: 2, content: 'Drei.' })
    await decide(moderator, ['community-comment', id], { action: 'approve' })
    expect(await commentHistoryFor(host, id)).toMatchObject([{ version: 1 }])
    expect(await commentHistoryFor(author, id)).toMatchObject([{ version: 2 }, { version: 1 }])
  })

  it('is not counted any more when the guard holds it', async () => {
    const [author, host] = [await aMember(), await aMember()]
    const post = await aPost(host)
    const id = await aComment({ id: post, author: host }, author)
    expect(await stored(postCountersKey(post))).toMatchObject({ comments: 1 })
    const { json } = await editComment(author, id, { version: 1, content: NSBM })
    expect(json).toMatchObject({ status: 'held' })
    expect(await stored(postCountersKey(post))).toMatchObject({ comments: 0 })
    expect(await commentHistoryFor(host, id)).toBe(404)
    await editComment(author, id, { version: 2, content: `${NSBM} Noch mal.` })
    expect(await stored(postCountersKey(post))).toMatchObject({ comments: 0 })
  })
})
