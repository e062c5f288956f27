import { describe, expect, it } from 'vitest'
import { mutePost, postMuteState } from '#shared/api/post-mutes.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { handler } from './mute-post.ts'
import { mutedPostKey } from './muted-post.items.ts'
import { handler as state } from './post-mute-state.ts'

describe('muting a post', () => {
  it('is stored, repeated and taken back', async () => {
    const [author, { id, token }] = [await aMember(), await aMember()]
    const post = await aPost(author)
    const say = (muted: boolean) =>
      call(handler, mutePost, { token, params: { id: post }, body: { muted } })
    for (const muted of [true, true, false, false]) {
      expect(await say(muted)).toMatchObject({ status: 200, json: { isMuted: muted } })
      expect((await stored(mutedPostKey(id, post))) !== null).toBe(muted)
      const asked = await call(state, postMuteState, { token, params: { id: post } })
      expect(asked.json).toEqual({ isMuted: muted })
    }
  })

  it('returns 404 for a post that is gone', async () => {
    const { token } = await aMember()
    const answer = await call(handler, mutePost, {
      token,
      params: { id: newId() },
      body: { muted: true },
    })
    expect(answer.status).toBe(404)
  })
})
