import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { likePost } from '#shared/api/likes.ts'
import { listPosts, pinPost, type Post } from '#shared/api/posts.ts'
import type { PostItem } from '../items/post.items.ts'
import { readTraits } from '../suggestions/traits.ts'
import { handler as like } from '../likes/like-post.ts'
import { forgetHead } from './feed.repository.ts'
import { handler } from './list-posts.ts'
import { handler as pin } from './pin-post.ts'
import { call } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { likedPost, poolPost } from '#testing/pool-posts.ts'
import { oneKilobytePost, putAll, storedPost } from '#testing/posts.ts'
import { clearPool, storePool, storeTaste } from '#testing/suggestions.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'

const list = async ({ token }: TestMember, query: Record<string, string> = {}) => {
  const answer = await call(handler, listPosts, { token, query })
  expect(answer.status).toBe(200)
  return answer
}

const postsFor = async (member: TestMember, query?: Record<string, string>) =>
  (await list(member, query)).json as Post[]

const suggestionsFor = async (member: TestMember) =>
  (await postsFor(member)).filter(({ isSuggestion }) => isSuggestion)

const DOOM = 'Drei Riffs in acht Minuten: Doom, wie er sein soll.'

let author: TestMember
let other: TestMember
let viewer: TestMember
/** Older than everything on the first page. */
let old: string[]

const entryOf = (by: TestMember, id: string, text: string) => {
  const [item] = storedPost(by, { content: text }, id).items
  return poolPost({ id, ...readTraits(item as PostItem), likes: 7, comments: 3 })
}

beforeAll(async () => {
  ;[author, other] = [await aMember({ displayName: 'Asche' }), await aMember()]
})

beforeEach(async () => {
  viewer = await aMember()
  const posts = [storedPost(author, { content: DOOM }), storedPost(other, { content: DOOM })]
  old = posts.map(({ id }) => id)
  const page = Array.from({ length: 25 }, () => oneKilobytePost(author))
  await putAll([...posts, ...page].flatMap(({ items }) => items))
  await storePool([entryOf(author, old[0] ?? '', DOOM), entryOf(other, old[1] ?? '', DOOM)])
  await storeTaste(viewer, { genres: ['Doom'] })
  forgetHead()
})

afterEach(async () => {
  await clearPool()
  forgetHead()
})

describe('suggested posts', () => {
  it('are at fixed places of the first page, with reason and facts, in the same order each time', async () => {
    const posts = await postsFor(viewer)
    expect(posts).toHaveLength(22)
    const places = posts.flatMap(({ isSuggestion }, index) => (isSuggestion ? [index] : []))
    expect(places).toEqual([3, 10])
    const suggested = posts.filter(({ isSuggestion }) => isSuggestion)
    expect(suggested.map(({ id }) => id).toSorted()).toEqual(old.toSorted())
    for (const post of suggested)
      expect(post).toMatchObject({
        suggestionReason: 'genre_match',
        suggestionFacts: ['Doom Metal passt zu den Lieblingsgenres in deinem Profil.'],
        likesCount: 7,
        commentsCount: 3,
        isLiked: false,
      })
    const first = await list(viewer)
    const again = await list(viewer)
    expect(again.text).toBe(first.text)
  })

  it('are not in later pages, nor when the newest posts alone are asked for', async () => {
    const newest = await postsFor(viewer, { order: 'newest' })
    expect(newest.some(({ isSuggestion }) => isSuggestion)).toBe(false)
    const cursor = newest.at(-1)?.id ?? ''
    const later = await postsFor(viewer, { cursor })
    expect(later.some(({ isSuggestion }) => isSuggestion)).toBe(false)
    expect(later.map(({ id }) => id)).toEqual(expect.arrayContaining(old))
  })

  it('are not shown to members without a taste, whose answer is the common one', async () => {
    const [one, two] = [await aMember(), await aMember()]
    const answers = [await list(one), await list(two), await list(viewer, { order: 'newest' })]
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(await suggestionsFor(one)).toEqual([])
  })

  it('leave out members on either side of a block', async () => {
    await block(viewer, other)
    forgetHead()
    expect((await suggestionsFor(viewer)).map(({ id }) => id)).toEqual([old[0]])
    await block(author, viewer)
    expect(await suggestionsFor(viewer)).toEqual([])
  })

  it.each(['held', 'removed'] as const)('leave out a post that is %s since', async (status) => {
    await putAll(storedPost(author, { content: DOOM, status }, old[0]).items)
    expect((await suggestionsFor(viewer)).map(({ id }) => id)).toEqual([old[1]])
  })

  it('leave out a post that is gone, own posts and liked ones', async () => {
    const gone = likedPost({ genres: ['Doom'] })
    await storePool([poolPost({ genres: ['Doom'] })])
    forgetHead()
    expect(await suggestionsFor(viewer)).toEqual([])
    await storePool([entryOf(author, old[0] ?? '', DOOM), entryOf(other, old[1] ?? '', DOOM)])
    await storeTaste(author, { genres: ['Doom'] })
    await storeTaste(viewer, { genres: ['Doom'], likes: [gone, likedPost({ id: old[0] ?? '' })] })
    forgetHead()
    expect((await suggestionsFor(author)).map(({ id }) => id)).toEqual([old[1]])
    expect((await suggestionsFor(viewer)).map(({ id }) => id)).toEqual([old[1]])
  })

  it.each([{ off: true }, { newestFirst: true }])('are off with %j', async (change) => {
    await storeTaste(viewer, { genres: ['Doom'], ...change })
    expect(await suggestionsFor(viewer)).toEqual([])
  })

  it('show the likes of the viewer on the posts around them', async () => {
    const [newest] = await postsFor(viewer)
    const params = { id: newest?.id ?? '' }
    await call(like, likePost, { token: viewer.token, params, body: { liked: true } })
    forgetHead()
    const posts = await postsFor(viewer)
    expect(posts[0]).toMatchObject({ id: newest?.id, isLiked: true })
    expect(posts.filter(({ isSuggestion }) => isSuggestion)).toHaveLength(2)
  })
})

describe.runIf(unitsAreExact)('the cost of suggestions', () => {
  it.each([60, 200])(
    'is at most 2 read units and 8 in all, with three pins and %i posts',
    async (count) => {
      const admin = await aMember({ role: 'admin' })
      const posts = Array.from({ length: count }, () => oneKilobytePost(author))
      await putAll(posts.flatMap(({ items }) => items))
      const pinned = posts.slice(0, 3).map(({ id }) => id)
      const setPins = async (isPinned: boolean) => {
        for (const id of pinned)
          await call(pin, pinPost, {
            token: admin.token,
            params: { id },
            body: { pinned: isPinned },
          })
      }
      await setPins(true)
      const likers = ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD', 'EEEEE']
      const own = { likers, author: viewer.id.slice(-5), genres: ['Sludge'] as const }
      const filler = Array.from({ length: 62 }, () => poolPost(own))
      await storePool([
        entryOf(author, old[0] ?? '', DOOM),
        entryOf(other, old[1] ?? '', DOOM),
        ...filler,
      ])
      await storeTaste(viewer, {
        genres: ['Doom'],
        likes: Array.from({ length: 80 }, () => likedPost()),
      })
      const plain = await aMember()
      await block(plain, await aMember())
      await block(viewer, await aMember())
      forgetHead()
      const without = await unitsOf(() => list(plain))
      forgetHead()
      const units = await unitsOf(async () => {
        expect(await suggestionsFor(viewer)).toHaveLength(2)
      })
      await setPins(false)
      expect(units.read).toBeLessThanOrEqual(8)
      expect(units.calls).toBeLessThanOrEqual(6)
      expect(units.read - without.read).toBeLessThanOrEqual(2)
      expect(without).toMatchObject({ read: 7, calls: 6 })
    },
  )
})
