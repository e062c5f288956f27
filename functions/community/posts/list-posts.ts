import { listPosts } from '#shared/api/posts.ts'
import type { Post } from '#shared/api/posts.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { memoize } from '#platform/runtime/memoize.ts'
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

/** What a member or a stranger sees of a page, before the block filter: the pinned posts, and each post once. */
const seenBy = (memberId: string | undefined, { pinned, posts }: FeedPage): ShownPost[] => {
  const pinnedIds = new Set(idsOf(pinned))
  const below = posts.filter(({ text }) => !pinnedIds.has(postIdOf(text)))
  return [...pinned, ...below].filter(({ text }) => maySee(memberId, text))
}

/** The answer for members who like nothing on the page and have no held or removed post on it. */
const toPlainAnswer = memoize(
  (page: FeedPage) =>
    new Page<Post>(
      seenBy(undefined, page).map((post) => presentPost(post, false)),
      page.nextCursor,
    ),
)

const toAnswer = (page: FeedPage, memberId: string, liked: ReadonlySet<string>): Page<Post> => {
  const isLiked = ({ text }: ShownPost): boolean => liked.has(postIdOf(text))
  const seen = seenBy(memberId, page)
  const plain = toPlainAnswer(page)
  // Members see at least what strangers see, so the same length means the same posts.
  if (seen.length === plain.value.length && !seen.some(isLiked)) return plain
  return new Page(
    seen.map((post) => presentPost(post, isLiked(post))),
    page.nextCursor,
  )
}

export const handler = endpoint(listPosts, async (request) => {
  const { memberId, query } = request
  const page = await readFeed(query.cursor)
  const liked = query.cursor ? await likedOnPage(page, memberId) : await likedOnHead(page, request)
  return toAnswer(page, memberId, liked)
})
