import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ulid } from 'ulid'
import { postCountersItem } from '../items/post.items.ts'
import { postLikeItem } from '../items/like.items.ts'
import { poolKeys } from '../items/pool.items.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { putAll, storedPost } from '#testing/posts.ts'
import { runSchedule } from '#testing/schedules.ts'
import { stored } from '#testing/stored.ts'
import { clearPool } from '#testing/suggestions.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler } from './build-suggestion-pool.ts'
import { memberMark } from './marks.ts'
import { unpackPool } from './pool.ts'

const build = () => runSchedule('build-suggestion-pool', handler)

const poolNow = async () => {
  const items = await Promise.all(poolKeys.map((key) => stored(key)))
  return unpackPool(items.flatMap((item) => item ?? []))
}

const MINUTE = 60_000
let authors: TestMember[]

/** Posts of several authors, each a minute older than the one before; the first twenty fill the first page. */
const posts = async (count: number, content = 'Laut.') => {
  const at = Date.now()
  const all = Array.from({ length: count }, (_, index) => {
    const author = authors[index % authors.length]
    if (!author) throw new Error('There are no authors')
    return { author, ...storedPost(author, { content }, ulid(at - index * MINUTE)) }
  })
  await putAll(all.flatMap(({ items }) => items))
  return all
}

beforeAll(async () => {
  authors = await Promise.all(Array.from({ length: 12 }, () => aMember()))
})

afterEach(clearPool)

describe('the pool of posts that may be suggested', () => {
  it('has recent posts below the first page with counts, genres and a few who like them', async () => {
    const all = await posts(40, 'Sludge und Doom')
    const [liked] = all.slice(30)
    if (!liked) throw new Error('There is no post')
    const fans = await Promise.all(Array.from({ length: 7 }, () => aMember()))
    const like = { targetId: liked.id, authorId: liked.author.id }
    await putAll([
      ...fans.map(({ id }) => postLikeItem({ ...like, memberId: id, likeId: ulid() })),
      { ...postCountersItem(liked.id, liked.author.id), likes: 7, comments: 2 },
    ])
    await build()
    const pool = await poolNow()
    const ids = new Set(pool.posts.map(({ id }) => id))
    expect(all.slice(0, 20).some(({ id }) => ids.has(id))).toBe(false)
    expect(pool.posts.find(({ id }) => id === liked.id)).toEqual({
      id: liked.id,
      author: memberMark(liked.author.id),
      kind: 'text',
      likes: 7,
      comments: 2,
      genres: ['Doom', 'Sludge'],
      likers: fans
        .map(({ id }) => memberMark(id))
        .toSorted()
        .slice(0, 5),
    })
  })

  it('leaves out held, long and old posts, and more than four of one author', async () => {
    const all = await posts(40)
    const [author] = authors
    if (!author) throw new Error('There are no authors')
    const at = Date.now() - 30 * MINUTE
    const unsuitable = [
      storedPost(author, { status: 'held' }, ulid(at)),
      storedPost(author, { content: 'ä'.repeat(2500) }, ulid(at)),
      storedPost(author, {}, ulid(at - 40 * 24 * 60 * MINUTE)),
    ]
    const many = Array.from({ length: 9 }, (_, index) =>
      storedPost(author, {}, ulid(at - (index + 1) * MINUTE)),
    )
    await putAll([...unsuitable, ...many].flatMap(({ items }) => items))
    await build()
    const { posts: pool } = await poolNow()
    const ids = new Set(pool.map(({ id }) => id))
    expect(unsuitable.some(({ id }) => ids.has(id))).toBe(false)
    expect(pool.filter((one) => one.author === memberMark(author.id)).length).toBeLessThanOrEqual(4)
    expect(all.some(({ id }) => ids.has(id))).toBe(true)
    expect(pool.length).toBeLessThanOrEqual(64)
  })

  it.runIf(unitsAreExact)('costs the same whatever the size of the feed', async () => {
    await posts(300)
    const one = await unitsOf(build)
    await posts(300)
    const other = await unitsOf(build)
    expect(other.calls).toBeLessThanOrEqual(one.calls + 2)
    expect(other.write).toBe(one.write)
    expect(Math.abs(other.read - one.read)).toBeLessThanOrEqual(4)
  })
})
