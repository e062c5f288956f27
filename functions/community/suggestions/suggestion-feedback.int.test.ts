import { beforeEach, describe, expect, it } from 'vitest'
import { suggestionFeedback } from '#shared/api/post-suggestions.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { forgetHead } from '../posts/feed.repository.ts'
import { handler as list } from '../posts/list-posts.ts'
import { tasteKey } from '../items/taste.items.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { poolPost } from '#testing/pool-posts.ts'
import { aPost, oneKilobytePost, putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { clearPool, storePool, storeTaste } from '#testing/suggestions.ts'
import { handler } from './suggestion-feedback.ts'
import { unpackTaste } from './taste.ts'

const give = (member: TestMember, postId: string, changes: Record<string, unknown> = {}) =>
  call(handler, suggestionFeedback, {
    token: member.token,
    body: {
      postId,
      feedback: 'less',
      suggestionReason: 'genre_match',
      postType: 'text',
      postGenres: ['Metal'],
      ...changes,
    },
  })

const ratedBy = async ({ id }: TestMember) =>
  unpackTaste((await stored(tasteKey(id))) ?? undefined).rated

let member: TestMember
let author: TestMember

beforeEach(async () => {
  ;[member, author] = [await aMember(), await aMember()]
})

describe('feedback on a suggestion', () => {
  it('is kept once per post, with what the post is instead of what the caller says', async () => {
    const id = await aPost(author, { content: 'Doom', linkUrl: 'https://example.org' })
    const answer = await give(member, id, { postGenres: ['Folk', 'Death'], postType: 'video' })
    expect(answer).toMatchObject({ status: 200, json: { postId: id, feedback: 'less' } })
    await give(member, id)
    const before = await stored(tasteKey(member.id))
    await give(member, id)
    expect(await stored(tasteKey(member.id))).toEqual(before)
    expect(await ratedBy(member)).toMatchObject([
      { feedback: 'less', reason: 'genre_match', traits: { kind: 'link', genres: ['Doom'] } },
    ])
  })

  it('can be changed and taken back', async () => {
    const id = await aPost(author)
    await give(member, id)
    await give(member, id, { feedback: 'more' })
    expect(await ratedBy(member)).toMatchObject([{ feedback: 'more' }])
    await give(member, id, { feedback: 'neutral' })
    expect(await ratedBy(member)).toEqual([])
  })

  it('keeps all of five given at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => aPost(author)))
    const answers = await Promise.all(ids.map((id) => give(member, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await ratedBy(member)).toHaveLength(5)
  })

  it('"less" shows fewer posts of the kind at the next load, "neutral" as many as before', async () => {
    const kind = ['Doom', 'Doom', 'Doom', 'Sludge', 'Sludge'] as const
    const posts: { id: string; entry: ReturnType<typeof poolPost> }[] = []
    for (const [index, genre] of kind.entries()) {
      const by = await aMember()
      const id = await aPost(by, { content: genre })
      const likes = 50 - index
      posts.push({ id, entry: poolPost({ id, author: by.id.slice(-5), genres: [genre], likes }) })
    }
    await putAll(
      Array.from({ length: 21 }, () => oneKilobytePost(author)).flatMap(({ items }) => items),
    )
    await storePool(posts.map(({ entry }) => entry))
    await storeTaste(member, { genres: ['Doom', 'Sludge'] })
    const genresShown = async () => {
      forgetHead()
      const { json } = await call(list, listPosts, { token: member.token })
      return (json as Post[])
        .filter(({ isSuggestion }) => isSuggestion)
        .map(({ content }) => content)
    }
    const before = await genresShown()
    expect(before).toContain('Doom')
    const [doom] = posts
    await give(member, doom?.id ?? '')
    expect(await genresShown()).toEqual(['Sludge', 'Sludge'])
    await give(member, doom?.id ?? '', { feedback: 'neutral' })
    expect(await genresShown()).toEqual(before)
    await clearPool()
  })

  it('returns 404 for own, held, removed and unknown posts', async () => {
    const ids = [
      await aPost(member),
      await aPost(author, { status: 'held' }),
      await aPost(author, { status: 'removed' }),
      '01J00000000000000000000000',
    ]
    for (const id of ids) expect((await give(member, id)).status).toBe(404)
  })

  it('returns 404 on both sides of a block', async () => {
    const id = await aPost(author)
    await block(author, member)
    expect((await give(member, id)).status).toBe(404)
  })

  it('returns 409 and stores nothing when personal suggestions are off', async () => {
    await storeTaste(member, { off: true })
    const answer = await give(member, await aPost(author))
    expect(answer).toMatchObject({
      status: 409,
      json: { message: 'Persönliche Vorschläge sind ausgeschaltet.' },
    })
    expect(await ratedBy(member)).toEqual([])
  })

  it.each([{ feedback: 'meh' }, { suggestionReason: 'weil halt' }, { postId: 'x' }])(
    'returns 400 for %j',
    async (changes) => {
      expect((await give(member, await aPost(author), changes)).status).toBe(400)
    },
  )

  it('returns 401 without a valid token', async () => {
    expect((await give({ ...member, token: newToken() }, await aPost(author))).status).toBe(401)
  })
})
