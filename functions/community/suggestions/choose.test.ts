import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POST_GENRES } from '#shared/domain/post-genres.ts'
import { POST_KINDS, POST_SUGGESTION_REASONS } from '#shared/domain/suggestions.ts'
import { newId } from '#platform/runtime/ids.ts'
import { likedPost, poolPost, tasteWith } from '#testing/pool-posts.ts'
import { choose } from './choose.ts'
import { describeGrounds } from './facts.ts'
import { memberMark, postMark } from './marks.ts'
import { packPool, unpackPool, type PoolPost } from './pool.ts'
import { rank } from './rank.ts'
import { packTaste, unpackTaste, type Taste } from './taste.ts'

const NONE: ReadonlySet<string> = new Set()
const VIEWER = '01J9ZZZZZZ0000000000VIEWER'
const BUILT = Date.UTC(2026, 10, 20, 12)

const viewer = (taste: Taste, hidden: ReadonlySet<string> = NONE) => ({ id: VIEWER, taste, hidden })
const poolOf = (...posts: PoolPost[]) => ({ posts, builtAt: BUILT })
const chosen = (taste: Taste, ...posts: PoolPost[]) => choose(viewer(taste), poolOf(...posts), NONE)

describe('the reason of a suggestion', () => {
  it('is a preference with the number of liked posts of the genre', () => {
    const likes = Array.from({ length: 4 }, () => likedPost({ genres: ['Doom'] }))
    const [one] = chosen(tasteWith({ likes }), poolPost({ genres: ['Doom'] }))
    expect(one).toMatchObject({ reason: 'preference_match' })
    expect(one && describeGrounds(one, 'Asche')).toEqual([
      'Du hast 4 Beiträgen zu Doom Metal Horns gegeben.',
    ])
  })

  it('is a genre when it is in the profile', () => {
    const [one] = chosen(tasteWith({ genres: ['Folk'] }), poolPost({ genres: ['Folk'] }))
    expect(one).toMatchObject({ reason: 'genre_match' })
    expect(one && describeGrounds(one, 'Asche')).toEqual([
      'Folk Metal passt zu den Lieblingsgenres in deinem Profil.',
    ])
  })

  it('is a preference when the member follows the author', () => {
    const [one] = chosen(tasteWith({ follows: ['ASCHE'] }), poolPost({ author: 'ASCHE' }))
    expect(one && describeGrounds(one, 'Asche')).toEqual(['Du folgst Asche.'])
  })

  it('is similar members from three of them on, and the fact names no number', () => {
    const likers = ['AAAAA', 'BBBBB', 'CCCCC']
    const liked = [poolPost({ likers }), poolPost({ likers })]
    const likes = liked.map(({ id }) => likedPost({ id }))
    const [one] = chosen(tasteWith({ likes }), ...liked, poolPost({ likers }))
    expect(one).toMatchObject({ reason: 'similar_users' })
    expect(one && describeGrounds(one, 'Asche')).toEqual([
      'Mitglieder, die Ähnliches mögen wie du, haben hier Horns gegeben.',
    ])
    const [other] = chosen(tasteWith({ likes }), ...liked, poolPost({ likers: likers.slice(1) }))
    expect(other).toMatchObject({ reason: 'exploration' })
  })

  it('is exploration when nothing speaks for the post', () => {
    const [one] = chosen(tasteWith({ genres: ['Folk'] }), poolPost({ genres: ['Doom'] }))
    expect(one).toMatchObject({ reason: 'exploration' })
  })
})

describe('choose', () => {
  const doomFan = tasteWith({ genres: ['Doom'] })
  const doom = () => poolPost({ genres: ['Doom'] })

  it('suggests nothing while nothing is learned, when off, and when the newest come first', () => {
    expect(chosen(tasteWith({}), doom())).toEqual([])
    expect(chosen(tasteWith({ likes: [{ mark: postMark(newId()) }] }), doom())).toEqual([])
    expect(chosen({ ...doomFan, off: true }, doom())).toEqual([])
    expect(chosen({ ...doomFan, newestFirst: true }, doom())).toEqual([])
  })

  it('leaves out own, liked, rated and blocked posts, and those on the page', () => {
    const [own, liked, rated, blocked, shown] = [
      { ...doom(), author: memberMark(VIEWER) },
      doom(),
      doom(),
      doom(),
      doom(),
    ]
    const enemy = newId()
    const taste = tasteWith({
      genres: ['Doom'],
      likes: [likedPost(liked)],
      rated: [{ ...likedPost(rated), feedback: 'more', reason: 'genre_match' }],
    })
    const pool = poolOf(own, liked, rated, { ...blocked, author: memberMark(enemy) }, shown)
    expect(choose(viewer(taste, new Set([enemy])), pool, new Set([shown.id]))).toEqual([])
  })

  it('leaves out posts whose likes may have been forgotten', () => {
    const old = doom()
    const floor = postMark(newId()).slice(0, 8)
    expect(chosen({ ...doomFan, floor }, old)).toEqual([])
  })

  it('ranks a kind lower after "less", and as before after it is taken back', () => {
    const likes = [likedPost({ genres: ['Doom'] }), likedPost({ genres: ['Sludge'] })]
    const [a, b] = [doom(), poolPost({ genres: ['Sludge'] })]
    const taste = tasteWith({ likes })
    const scores = (one: Taste) =>
      new Map(rank(one, poolOf(a, b)).map(({ post, score }) => [post.id, score]))
    const less = tasteWith({
      likes,
      rated: [{ ...likedPost({ genres: ['Doom'] }), feedback: 'less', reason: 'preference_match' }],
    })
    expect(scores(less).get(a.id)).toBeLessThan((scores(taste).get(a.id) ?? 0) - 1)
    expect(rank(less, poolOf(a, b))[0]?.post.id).toBe(b.id)
    expect(choose(viewer(less), poolOf(a, b), NONE).map(({ post }) => post.id)).toEqual([b.id])
    expect(scores({ ...less, rated: [] })).toEqual(scores(taste))
  })

  it('ranks a kind higher after "more", and says so', () => {
    const rated = {
      ...likedPost({ genres: ['Sludge'] }),
      feedback: 'more',
      reason: 'exploration',
    } as const
    const [one] = chosen(
      tasteWith({ genres: ['Folk'], rated: [rated] }),
      poolPost({ genres: ['Sludge'] }),
    )
    expect(one && describeGrounds(one, 'Asche')).toEqual(['Du wolltest mehr zu Sludge Metal.'])
  })

  it('explores with one of four suggestions over many members', () => {
    const pool = poolOf(
      ...Array.from({ length: 10 }, doom),
      ...Array.from({ length: 10 }, () => poolPost()),
    )
    const all = Array.from({ length: 400 }, () =>
      choose({ ...viewer(doomFan), id: newId() }, pool, NONE),
    ).flat()
    const explored = all.filter(({ reason }) => reason === 'exploration').length
    expect(explored / all.length).toBeGreaterThan(0.18)
    expect(explored / all.length).toBeLessThan(0.32)
  })
})

const aGenres = fc.subarray([...POST_GENRES], { maxLength: 3 })
const aPost = fc
  .record({
    kind: fc.constantFrom(...POST_KINDS),
    genres: aGenres,
    likes: fc.nat({ max: 900 }),
    comments: fc.nat({ max: 200 }),
    author: fc.constantFrom('AAAAA', 'BBBBB', 'CCCCC', 'DDDDD'),
    likers: fc.subarray(['EEEEE', 'FFFFF', 'GGGGG', 'HHHHH', 'JJJJJ']),
  })
  .map((changes) => poolPost(changes))

const aWorld = fc.record({
  posts: fc.array(aPost, { maxLength: 40 }),
  liked: fc.array(fc.nat({ max: 39 }), { maxLength: 10 }),
  rated: fc.array(
    fc.tuple(
      fc.nat({ max: 39 }),
      fc.constantFrom('more' as const, 'less' as const),
      fc.constantFrom(...POST_SUGGESTION_REASONS),
    ),
    { maxLength: 6 },
  ),
  genres: aGenres,
  follows: fc.subarray(['AAAAA', 'BBBBB']),
})

type World = typeof aWorld extends fc.Arbitrary<infer W> ? W : never

describe('for any taste and pool', () => {
  const tasteOf = ({ posts, liked, rated, genres, follows }: World) => {
    const at = (index: number) => posts[index] ?? poolPost()
    return tasteWith({
      genres,
      follows,
      likes: liked.map((index) => likedPost(at(index))),
      rated: rated.map(([index, feedback, reason]) => ({
        ...likedPost(at(index)),
        feedback,
        reason,
      })),
    })
  }

  it('gives the same suggestions and reasons whatever the order of the pool, also when stored', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const taste = tasteOf(world)
        const one = choose(viewer(taste), poolOf(...world.posts), NONE)
        expect(choose(viewer(taste), poolOf(...world.posts.toReversed()), NONE)).toEqual(one)
        const shares = packPool(world.posts, 2)
        const stored = unpackPool(shares.map((pool) => ({ pool, builtAt: BUILT })))
        const again = unpackTaste({ PK: '', SK: '', version: 1, ...packTaste(taste) })
        expect(choose(viewer(again), stored, NONE)).toEqual(one)
      }),
    )
  })

  it('gives at most two of different authors, none known, each with a fact', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const taste = tasteOf(world)
        const suggestions = choose(viewer(taste), poolOf(...world.posts), NONE)
        expect(suggestions.length).toBeLessThanOrEqual(2)
        const authors = suggestions.map(({ post }) => post.author)
        expect(new Set(authors).size).toBe(authors.length)
        const known = new Set([...taste.likes, ...taste.rated].map(({ mark }) => mark))
        for (const suggestion of suggestions) {
          expect(known.has(postMark(suggestion.post.id))).toBe(false)
          expect(describeGrounds(suggestion, 'Asche').length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('never ranks a post higher because the member asked for less of anything', () => {
    fc.assert(
      fc.property(aWorld, aPost, (world, other) => {
        const taste = tasteOf(world)
        const less = { ...likedPost(other), feedback: 'less', reason: 'exploration' } as const
        const scores = (one: Taste) =>
          new Map(rank(one, poolOf(...world.posts)).map(({ post, score }) => [post.id, score]))
        const before = scores(taste)
        for (const [id, score] of scores({ ...taste, rated: [...taste.rated, less] }))
          expect(score).toBeLessThanOrEqual(before.get(id) ?? 0)
      }),
    )
  })
})
