import { describe, expect, it } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import { listComments, type Comment } from '#shared/api/comments.ts'
import type { CurrentUser } from '#shared/api/members.ts'
import * as mutes from '#shared/api/mutes.ts'
import { getPost, listPosts, type Post } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { handler as currentUserHandler } from '../../auth/sessions/current-user.ts'
import { handler as listsComments } from '../../community/comments/list-comments.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { handler as getsPost } from '../../community/posts/get-post.ts'
import { handler as listsPosts } from '../../community/posts/list-posts.ts'
import { call } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { mutedWordsKey } from './mute.items.ts'
import { handler as lists } from './list-muted.ts'
import { handler as mutesMember } from './mute-member.ts'
import { handler as state } from './mute-state.ts'
import { handler as mutesWord } from './mute-word.ts'

const mute = ({ token }: TestMember, id: string, muted = true) =>
  call(mutesMember, mutes.muteMember, { token, params: { id }, body: { muted } })

const stateOf = async ({ token }: TestMember, id: string): Promise<unknown> =>
  (await call(state, mutes.muteState, { token, params: { id } })).json

const postsFor = async ({ token }: TestMember): Promise<string[]> => {
  forgetHead()
  return ((await call(listsPosts, listPosts, { token })).json as Post[]).map(({ id }) => id)
}

const commentsFor = async ({ token }: TestMember, id: string): Promise<string[]> =>
  ((await call(listsComments, listComments, { token, params: { id } })).json as Comment[]).map(
    (comment) => comment.id,
  )

const muteWord = ({ token }: TestMember, body: object) =>
  call(mutesWord, mutes.muteWord, { token, body })

const wordsOf = async ({ token }: TestMember): Promise<CurrentUser['mutedWords']> =>
  ((await call(currentUserHandler, currentUser, { token })).json as CurrentUser).mutedWords

describe('muting a member', () => {
  it('takes their posts and comments from the lists of the viewer alone, until it is taken back', async () => {
    const [viewer, pest, third] = [await aMember(), await aMember(), await aMember()]
    const post = await aPost(pest)
    const thirdPost = await aPost(third)
    const comment = await aComment({ id: thirdPost, author: third }, pest)
    expect((await mute(viewer, pest.id)).json).toEqual({ isMuted: true })
    expect(await postsFor(viewer)).not.toContain(post)
    expect(await commentsFor(viewer, thirdPost)).toEqual([])
    expect(await postsFor(third)).toContain(post)
    expect(await commentsFor(third, thirdPost)).toEqual([comment])
    await mute(viewer, pest.id, false)
    expect(await postsFor(viewer)).toContain(post)
    expect(await commentsFor(viewer, thirdPost)).toEqual([comment])
  })

  it('leaves single posts and the muted member’s own view as they are', async () => {
    const [viewer, pest] = [await aMember(), await aMember()]
    const [post, ownPost] = [await aPost(pest), await aPost(viewer)]
    await mute(viewer, pest.id)
    const one = await call(getsPost, getPost, { token: viewer.token, params: { id: post } })
    expect(one.status).toBe(200)
    expect(await postsFor(pest)).toContain(ownPost)
    expect(await stateOf(viewer, pest.id)).toEqual({ isMuted: true })
    expect(await stateOf(pest, viewer.id)).toEqual({ isMuted: false })
  })

  it('lists muted members, and refuses oneself and more than the list holds', async () => {
    const [viewer, pest] = [await aMember(), await aMember()]
    await mute(viewer, pest.id)
    const listed = await call(lists, mutes.listMuted, { token: viewer.token })
    expect((listed.json as { id: string }[]).map(({ id }) => id)).toEqual([pest.id])
    expect((await mute(viewer, viewer.id)).status).toBe(400)
    const full = Array.from({ length: LIMITS.mutedMembers }, newId)
    await putAll([{ ...blocksKey(viewer.id), muted: new Set(full) }])
    expect((await mute(viewer, pest.id)).status).toBe(409)
    expect((await mute(viewer, full[0] ?? '')).status).toBe(200)
  })

  it('says nothing about members who do not exist', async () => {
    const viewer = await aMember()
    expect((await mute(viewer, newId())).json).toEqual({ isMuted: true })
    expect((await mute(viewer, newId(), false)).json).toEqual({ isMuted: false })
  })
})

describe('muting a word', () => {
  it('keeps each word once, however it is written, and takes it back', async () => {
    const member = await aMember()
    await muteWord(member, { word: 'Bühne', muted: true })
    const { json } = await muteWord(member, { word: 'buehne', muted: true })
    expect(json).toEqual([{ word: 'buehne', until: null }])
    expect(await wordsOf(member)).toEqual(json)
    expect((await muteWord(member, { word: 'BUEHNE', muted: false })).json).toEqual([])
    expect(await wordsOf(member)).toBeUndefined()
  })

  it('ends by itself at the given time', async () => {
    const member = await aMember()
    const until = new Date(Date.now() + 60_000).toISOString()
    await muteWord(member, { word: 'Spoiler', muted: true, until })
    await muteWord(member, { word: 'Vorbei', muted: true, until: '2020-01-01T00:00:00.000Z' })
    expect(await wordsOf(member)).toEqual([{ word: 'Spoiler', until }])
  })

  it('loses no word of twenty that are muted at once', async () => {
    const member = await aMember()
    const all = Array.from({ length: 20 }, (_, number) => `wort${number}`)
    const answers = await Promise.all(all.map((word) => muteWord(member, { word, muted: true })))
    const accepted = all.filter((_, index) => answers[index]?.status === 200)
    const kept = ((await wordsOf(member)) ?? []).map(({ word }) => word)
    expect(kept.toSorted()).toEqual(accepted.toSorted())
    expect(answers.every(({ status }) => [200, 503].includes(status))).toBe(true)
  })

  it('refuses words that are none, too long, or one too many', async () => {
    const member = await aMember()
    for (const word of ['x', '!!!', 'x'.repeat(41), 'a\u0000b'])
      expect((await muteWord(member, { word, muted: true })).status).toBe(400)
    const full = Array.from({ length: LIMITS.mutedWords }, (_, count) => ({ word: `wort${count}` }))
    await putAll([{ ...mutedWordsKey(member.id), words: full, version: 1 }])
    expect((await muteWord(member, { word: 'noch eins', muted: true })).status).toBe(409)
  })
})
