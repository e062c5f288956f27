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
  request.presetBlocks(viewer.hidden)
  return new Set([...viewer.liked, ...pinned])
}

const likedOnPage = async (page: FeedPage, memberId: string): Promise<Set<string>> => {
  const ids = idsOf(page.posts)
  const [newest, oldest] = [ids[0], ids.at(-1)]
  return newest && oldest ? readLikedBetween(memberId, oldest, newest) : new Set()
}

/** The pinned posts, then each other post. */
const postsOf = ({ pinned, posts }: FeedPage): ShownPost[] => {
  const pinnedIds = new Set(idsOf(pinned))
  return [...pinned, ...posts.filter(({ text }) => !pinnedIds.has(postIdOf(text)))]
}

/** A page as members see it who like nothing on it and wrote none of its held and removed posts. */
interface CommonPage {
  readonly answer: Page<Post>
  readonly ids: ReadonlySet<string>
  readonly authorsOfHidden: ReadonlySet<string>
}

const toCommonPage = memoize((page: FeedPage): CommonPage => {
  const posts = postsOf(page)
  const visible = posts.filter(({ text }) => maySee(undefined, text))
  const hidden = posts.filter(({ text }) => !maySee(undefined, text))
  return {
    answer: new Page(
      visible.map((post) => presentPost(post, false)),
      page.nextCursor,
    ),
    ids: new Set(idsOf(posts)),
    authorsOfHidden: new Set(hidden.map(({ text }) => text.author.id)),
  }
})

const toAnswer = (page: FeedPage, memberId: string, liked: ReadonlySet<string>): Page<Post> => {
  const common = toCommonPage(page)
  const likesOne = [...liked].some((id) => common.ids.has(id))
  if (!likesOne && !common.authorsOfHidden.has(memberId)) return common.answer
  return new Page(
    postsOf(page)
      .filter(({ text }) => maySee(memberId, text))
      .map((post) => presentPost(post, liked.has(postIdOf(post.text)))),
    page.nextCursor,
  )
}

export const handler = endpoint(listPosts, async (request) => {
  const { memberId, query } = request
  const page = await readFeed(query.cursor)
  const liked = query.cursor ? await likedOnPage(page, memberId) : await likedOnHead(page, request)
  return toAnswer(page, memberId, liked)
})
