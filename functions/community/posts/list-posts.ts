import { listPosts } from '#shared/api/posts.ts'
import type { Post } from '#shared/api/posts.ts'
import { endpoint, Page, type Request } from '#platform/http/endpoint.ts'
import { readFeed, type FeedPage } from './feed.repository.ts'
import { postIdOf } from '../items/index.ts'
import { presentPost, type ShownPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'
import { readLikedAmong, readLikedBetween, readViewerOfHead } from './viewer.repository.ts'

const idsOf = (posts: readonly ShownPost[]): string[] => posts.map(({ text }) => postIdOf(text))

const likedOnHead = async (
  page: FeedPage,
  request: Request<typeof listPosts>,
): Promise<Set<string>> => {
  const [viewer, pinned] = await Promise.all([
    readViewerOfHead(request.memberId, idsOf(page.posts).at(-1)),
    readLikedAmong(request.memberId, idsOf(page.pinned)),
  ])
  request.presetBlocks(viewer.blocks)
  return new Set([...viewer.liked, ...pinned])
}

const likedOnPage = async (page: FeedPage, memberId: string): Promise<Set<string>> => {
  const ids = idsOf(page.posts)
  const [newest, oldest] = [ids[0], ids.at(-1)]
  return newest && oldest ? readLikedBetween(memberId, oldest, newest) : new Set()
}

export const handler = endpoint(listPosts, async (request) => {
  const { memberId, query } = request
  const page = await readFeed(query.cursor)
  const liked = query.cursor ? await likedOnPage(page, memberId) : await likedOnHead(page, request)
  const pinnedIds = new Set(idsOf(page.pinned))
  const below = page.posts.filter(({ text }) => !pinnedIds.has(postIdOf(text)))
  const posts: Post[] = [...page.pinned, ...below]
    .filter(({ text }) => maySee(memberId, text))
    .map((post) => presentPost(post, liked.has(postIdOf(post.text))))
  return new Page(posts, page.nextCursor)
})
