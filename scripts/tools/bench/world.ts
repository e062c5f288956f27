import { createPost, pinPost } from '#shared/api/posts.ts'
import { addComment } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { handler as comment } from '#functions/community/comments/add-comment.ts'
import { handler as like } from '#functions/community/likes/like-post.ts'
import { handler as create } from '#functions/community/posts/create-post.ts'
import { forgetHead } from '#functions/community/posts/feed.repository.ts'
import { handler as pin } from '#functions/community/posts/pin-post.ts'
import { forgetFirstPages } from '#functions/articles/article-list.repository.ts'
import { call } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { putAll, storedPost } from '#testing/posts.ts'
import { storedArticle, threeKilobyteArticle } from '#testing/articles.ts'
import { fillChats, type Chats } from './chats.ts'
import { fillDirectory } from './directory.ts'
import { inParallel } from './load.ts'
import type { Part } from './scenario.ts'
import { writeItems } from './write-items.ts'

const MEMBERS = 200
const POSTS_AT_ONCE = 500
const FEW = 500
const COMMENTS = 20
const WRITERS = 8

export interface World {
  readonly members: readonly TestMember[]
  /** The viewer for the units: with some likes and one block. */
  readonly viewer: TestMember
  /** Of all posts, oldest first. */
  readonly postIds: readonly string[]
  /** A post with twenty comments. */
  readonly discussed: string
  /** A member with a complete profile. */
  readonly shown: TestMember
  /** Of the newest articles, oldest first. */
  readonly articleIds: readonly string[]
  readonly chats: Chats
}

/** The stored item is one kilobyte, keys and author included. */
const oneKilobytePost = (author: TestMember) => {
  const { id, items } = storedPost(author, { content: '' })
  const overhead = Buffer.byteLength(JSON.stringify(items[0]))
  return storedPost(author, { content: 'Riffs '.repeat(200).slice(0, 1024 - overhead) }, id)
}

const pick = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

const fill = async (members: readonly TestMember[], count: number): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count) {
    const size = Math.min(POSTS_AT_ONCE, count - ids.length)
    const posts = Array.from({ length: size }, (_, index) => oneKilobytePost(pick(members, index)))
    ids.push(...posts.map(({ id }) => id))
    await writeItems(posts.flatMap(({ items }) => items))
  }
  return ids
}

const pinAll = async (ids: readonly string[]): Promise<void> => {
  const admin = await aMember({ role: 'admin' })
  for (const id of ids) {
    await call(pin, pinPost, { token: admin.token, params: { id }, body: { pinned: true } })
  }
}

const COMPLETE_ARTICLES = 60
const ARTICLES_AT_ONCE = 500
const SEARCH_PARTITION = 'ARTICLE_WORD#grabw'

/** The parts of old articles whose number could make pages and the search more expensive. */
const oldArticle = (): object[] => {
  const { items, words } = storedArticle({ sentences: [], sources: [] })
  return [...items, ...words.filter(({ PK }) => PK === SEARCH_PARTITION)]
}

/** Writes this number of articles; only the newest are complete, three kilobytes each. Returns those, oldest first. */
const fillNewsroom = async (count: number): Promise<readonly string[]> => {
  for (let made = 0; made < count; made += ARTICLES_AT_ONCE) {
    await writeItems(Array.from({ length: ARTICLES_AT_ONCE }, oldArticle).flat())
  }
  const newest = Array.from({ length: COMPLETE_ARTICLES }, () => threeKilobyteArticle())
  await putAll(newest.flatMap(({ items, words }) => [...items, ...words]))
  forgetFirstPages()
  return newest.map(({ id }) => id)
}

/** Posts, members, pins, likes, a block, a discussion and chats. The handlers create what needs effects. */
export const makeWorld = async (size: number, only?: Part): Promise<World> => {
  const count = only === undefined ? size : FEW
  const members: TestMember[] = []
  await inParallel({ requests: MEMBERS, connections: WRITERS }, async () => {
    members.push(await aMember())
  })
  const viewer = pick(members, 0)
  const postIds = await fill(members, count)
  await pinAll(postIds.slice(0, 3))
  await block(viewer, await aMember())
  for (const id of [...postIds.slice(1, 3), ...postIds.slice(-2)]) {
    await call(like, likePost, { token: viewer.token, params: { id }, body: { liked: true } })
  }
  const discussed = pick(postIds, Math.floor(count / 2))
  for (let number = 0; number < COMMENTS; number++) {
    await call(comment, addComment, {
      token: pick(members, number + 2).token,
      params: { id: discussed },
      body: { content: `Kommentar ${number}: laut, lauter, Höllenlärm.` },
    })
  }
  const own = await call(create, createPost, { token: viewer.token, body: { content: 'Laut.' } })
  if (own.status !== 201) throw new Error(`Creating a post answered ${own.status}: ${own.text}`)
  const shown = await fillDirectory(count, viewer)
  const articleIds = await fillNewsroom(count)
  const chats = await fillChats(size, members)
  forgetHead()
  return { members, viewer, postIds, discussed, shown, articleIds, chats }
}
