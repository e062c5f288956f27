import { describe, expect, it } from 'vitest'
import {
  forgetSuggestions,
  saveSuggestionSettings,
  suggestionSettings,
} from '#shared/api/post-suggestions.ts'
import { postLikeItem } from '../items/like.items.ts'
import { tasteKey } from '../items/taste.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { likedPost } from '#testing/pool-posts.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { storeTaste } from '#testing/suggestions.ts'
import { handler as forget } from './forget-suggestions.ts'
import { handler as save } from './save-suggestion-settings.ts'
import { handler as read } from './suggestion-settings.ts'
import { unpackTaste } from './taste.ts'

const NOTHING = { likes: 0, follows: 0, feedback: 0, genres: [], profileGenres: [] }

const reading = ({ token }: TestMember) => call(read, suggestionSettings, { token })
const saving = ({ token }: TestMember, body: unknown) =>
  call(save, saveSuggestionSettings, { token, body })
const forgetting = ({ token }: TestMember) => call(forget, forgetSuggestions, { token })

describe('what the feed has learned', () => {
  it('is nothing at first', async () => {
    const member = await aMember()
    expect((await reading(member)).json).toEqual({ newestFirst: false, learned: NOTHING })
  })

  it('is shown as numbers and genres, and forgotten except for the profile', async () => {
    const member = await aMember()
    await storeTaste(member, {
      likes: [
        likedPost({ genres: ['Doom'] }),
        likedPost({ genres: ['Doom', 'Metalcore'] }),
        likedPost(),
      ],
      follows: ['AAAAA'],
      genres: ['Folk'],
      rated: [{ ...likedPost(), feedback: 'less', reason: 'exploration' }],
    })
    const profileGenres = ['Folk Metal']
    expect((await reading(member)).json).toEqual({
      newestFirst: false,
      learned: {
        likes: 3,
        follows: 1,
        feedback: 1,
        genres: [
          { genre: 'Doom Metal', likes: 2 },
          { genre: 'Metalcore', likes: 1 },
        ],
        profileGenres,
      },
    })
    const forgotten = { newestFirst: false, learned: { ...NOTHING, profileGenres } }
    expect((await forgetting(member)).json).toEqual(forgotten)
    expect((await forgetting(member)).json).toEqual(forgotten)
    expect((await reading(member)).json).toEqual(forgotten)
    const taste = unpackTaste((await stored(tasteKey(member.id))) ?? undefined)
    expect(taste.likes).toHaveLength(3)
  })

  it('stays when the newest posts come first', async () => {
    const member = await aMember()
    await storeTaste(member, { genres: ['Doom'] })
    expect((await saving(member, { newestFirst: true })).json).toMatchObject({ newestFirst: true })
    expect((await reading(member)).json).toMatchObject({
      newestFirst: true,
      learned: { profileGenres: ['Doom Metal'] },
    })
    expect((await saving(member, { newestFirst: false })).json).toMatchObject({
      newestFirst: false,
    })
  })

  it('is what the member liked before when the first thing stored is a switch', async () => {
    const [member, author] = [await aMember(), await aMember()]
    const targetId = await aPost(author, { content: 'Doom' })
    await putAll([
      postLikeItem({ memberId: member.id, targetId, likeId: newId(), authorId: author.id }),
    ])
    expect((await saving(member, { newestFirst: true })).json).toMatchObject({
      learned: { likes: 1, genres: [{ genre: 'Doom Metal', likes: 1 }] },
    })
  })

  it.each([{}, { newestFirst: 'ja' }])('is not changed by %j', async (body) => {
    expect((await saving(await aMember(), body)).status).toBe(400)
  })

  it('is for nobody without a valid token', async () => {
    const stranger = { ...(await aMember()), token: newToken() }
    expect((await reading(stranger)).status).toBe(401)
    expect((await saving(stranger, { newestFirst: true })).status).toBe(401)
    expect((await forgetting(stranger)).status).toBe(401)
  })
})
