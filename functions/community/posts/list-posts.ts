import { listPosts, type Post } from '#shared/api/posts.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { memoize } from '#platform/runtime/memoize.ts'
import { readFeed, type FeedPage } from './feed.repository.ts'
import { postIdOf, type PostItem } from '../items/post.items.ts'
import { presentPost, type ShownPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'
import {
  readLikedAmong,
  readLikedAndTexts,
  readLikedBetween,
  readViewerOfHead,
} from './viewer.repository.ts'
import type { Blocks } from '#platform/identity/blocks.ts'
import type { TasteItem } from '../items/taste.items.ts'
import { choose, type Suggestion } from '../suggestions/choose.ts'
import { describeGrounds } from '../suggestions/facts.ts'
import { unpackPool } from '../suggestions/pool.ts'
import { unpackTaste } from '../suggestions/taste.ts'

/** Each suggestion follows so many posts of the page that are not pinned. */
const PLACES = [3, 9]

const poolOf = memoize(({ pool }: FeedPage) => unpackPool(pool))

interface Viewer {
  readonly id: string
  readonly taste: TasteItem
  readonly hidden: Blocks
}

const chooseFor = (
  { taste, ...viewer }: Viewer,
  page: FeedPage,
  onPage: ReadonlySet<string>,
): readonly Suggestion[] => choose({ ...viewer, taste: unpackTaste(taste) }, poolOf(page), onPage)

/** The pool may be minutes old: whether a post still exists and is visible follows from its text. */
const presentSuggested = (
  chosen: readonly Suggestion[],
  texts: ReadonlyMap<string, PostItem>,
): Post[] =>
  chosen.flatMap((suggestion) => {
    const text = texts.get(suggestion.post.id)
    if (!text || text.drastic !== undefined || !maySee(undefined, text)) return []
    return [
      {
        ...presentPost({ text, counters: suggestion.post }, false),
        isSuggestion: true,
        suggestionReason: suggestion.reason,
        suggestionFacts: describeGrounds(suggestion, text.author.displayName),
      },
    ]
  })

/** Mixes suggestions into the posts of the first page, at fixed places below the pinned ones. */
const withSuggested = (posts: readonly Post[], suggested: readonly Post[]): Post[] => {
  const pinned = posts.findIndex(({ isPinned }) => !isPinned)
  const start = pinned === -1 ? posts.length : pinned
  return suggested.reduce<Post[]>(
    (mixed, post, index) => mixed.toSpliced(start + (PLACES[index] ?? 0) + index, 0, post),
    [...posts],
  )
}

const idsOf = (posts: readonly ShownPost[]): string[] => posts.map(({ text }) => postIdOf(text))

/** What a page is for one viewer. */
interface Viewed {
  readonly liked: ReadonlySet<string>
  readonly suggested: readonly Post[]
}

type FeedRequest = Request<typeof listPosts>

const viewNewest = async (page: FeedPage, request: FeedRequest): Promise<Viewed> => {
  const [viewer, pinned] = await Promise.all([
    readViewerOfHead(request.memberId, idsOf(page.posts).at(-1), { withTaste: false }),
    readLikedAmong(request.memberId, idsOf(page.pinned)),
  ])
  request.presetBlocks(viewer.hidden)
  return { liked: new Set([...viewer.liked, ...pinned]), suggested: [] }
}

/** The taste says which texts are read, so they follow the viewer's items, in one call with likes of pinned posts. */
const viewHead = async (page: FeedPage, request: FeedRequest): Promise<Viewed> => {
  const { memberId } = request
  const { liked, hidden, taste } = await readViewerOfHead(memberId, idsOf(page.posts).at(-1), {
    withTaste: true,
  })
  request.presetBlocks(hidden)
  const chosen =
    taste && !isTooYoungToConsent(hidden.bornOn)
      ? chooseFor({ id: memberId, taste, hidden }, page, toCommonPage(page).ids)
      : []
  const more = await readLikedAndTexts(
    memberId,
    idsOf(page.pinned),
    chosen.map(({ post }) => post.id),
  )
  return {
    liked: new Set([...liked, ...more.liked]),
    suggested: presentSuggested(chosen, more.texts),
  }
}

const viewLater = async (page: FeedPage, { memberId }: FeedRequest): Promise<Viewed> => {
  const ids = idsOf(page.posts)
  const [newest, oldest] = [ids[0], ids.at(-1)]
  const liked =
    newest && oldest ? await readLikedBetween(memberId, oldest, newest) : new Set<string>()
  return { liked, suggested: [] }
}

/** The pinned posts, then each other post. */
const postsOf = ({ pinned, posts }: FeedPage): ShownPost[] => {
  const pinnedIds = new Set(idsOf(pinned))
  return [...pinned, ...posts.filter(({ text }) => !pinnedIds.has(postIdOf(text)))]
}

/** A page as members see it who like nothing on it and wrote none of its held and removed posts. */
interface CommonPage {
  readonly posts: readonly Post[]
  readonly answer: Page<Post>
  readonly ids: ReadonlySet<string>
  readonly authorsOfHidden: ReadonlySet<string>
}

const toCommonPage = memoize((page: FeedPage): CommonPage => {
  const posts = postsOf(page)
  const hidden = posts.filter(({ text }) => !maySee(undefined, text))
  const visible = posts
    .filter(({ text }) => maySee(undefined, text))
    .map((post) => presentPost(post, false))
  return {
    posts: visible,
    answer: new Page(visible, page.nextCursor),
    ids: new Set(idsOf(posts)),
    authorsOfHidden: new Set(hidden.map(({ text }) => text.author.id)),
  }
})

const toAnswer = (page: FeedPage, memberId: string, { liked, suggested }: Viewed): Page<Post> => {
  const common = toCommonPage(page)
  const likesOne = [...liked].some((id) => common.ids.has(id))
  const isCommon = !likesOne && !common.authorsOfHidden.has(memberId)
  if (isCommon && suggested.length === 0) return common.answer
  const posts = isCommon
    ? common.posts
    : postsOf(page)
        .filter(({ text }) => maySee(memberId, text))
        .map((post) => presentPost(post, liked.has(postIdOf(post.text))))
  return new Page(withSuggested(posts, suggested), page.nextCursor)
}

export const handler = endpoint(listPosts, async (request) => {
  const { memberId, query } = request
  const page = await readFeed(query.cursor)
  const view =
    query.cursor !== undefined ? viewLater : query.order === 'newest' ? viewNewest : viewHead
  return toAnswer(page, memberId, await view(page, request))
})
