import type { QueryOf } from '#shared/api/contract.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { type CommentItem, commentKey, parseCommentId } from '../../community/items/index.ts'
import type { HeldType } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentHeldBand } from './pending-band.presenter.ts'
import { readPendingBands } from './pending-band.repository.ts'
import { presentHeldMessage } from './pending-message.presenter.ts'
import { readPendingMessages } from './pending-message.repository.ts'
import { presentHeldArticle, presentHeldComment, presentHeldPost } from './pending.presenter.ts'
import { readPendingPosts } from './pending-post.repository.ts'
import { presentHeldStory } from './pending-story.presenter.ts'
import { presentHeldConcert, readPendingConcerts } from './pending-concert.repository.ts'
import {
  countOf,
  readPending,
  type Pending,
  type PendingPage,
} from '#platform/content/queue.repository.ts'
import { hasEnded, parseStoryId, storyKey, type StoryItem } from '../../stories/items/index.ts'

/** Stories that ended are gone for moderators, too. */
const readPendingStories = async (after?: string): Promise<PendingPage<StoryItem>> => {
  const keysOf = (id: string) => [storyKey(parseStoryId(id))]
  const { pending, next } = await readPending<StoryItem>('story', keysOf, after)
  return { pending: pending.filter(({ held }) => !hasEnded(parseStoryId(held.SK).ulid)), next }
}

const readPendingArticles = (after?: string) =>
  readPending<ArticleItem | HeldArticleItem>(
    'article',
    (id) => [heldArticleKey(id), articleKey(id)],
    after,
  )

const readPendingComments = (after?: string) =>
  readPending<CommentItem>('community-comment', (id) => [commentKey(parseCommentId(id))], after)

/** Adds what the author objects to the hold. */
const withAppeal =
  <One extends Pending<unknown>, Shown extends object>(present: (one: One) => Shown) =>
  (one: One): Shown & { appeal?: string } => ({
    ...present(one),
    ...(one.held.appeal && { appeal: one.held.appeal.text }),
  })

const EMPTY = { pending: [], next: undefined } as const

/** The first page of each list, or a further page of one. */
const readLists = (moderatorId: string, { type, after }: QueryOf<typeof moderationPending>) => {
  const pageOf = <Page>(one: HeldType, read: (after?: string) => Promise<Page>) =>
    type === undefined || type === one ? read(after) : EMPTY
  return Promise.all([
    pageOf('band', readPendingBands),
    pageOf('article', readPendingArticles),
    pageOf('community-post', readPendingPosts),
    pageOf('community-comment', readPendingComments),
    pageOf('message', (from) => readPendingMessages(moderatorId, from)),
    pageOf('story', readPendingStories),
    pageOf('concert', readPendingConcerts),
  ])
}

export const handler = endpoint(moderationPending, async ({ memberId, query }) => {
  const lists = await readLists(memberId, query)
  const [bands, articles, posts, comments, messages, stories, concerts] = lists
  return {
    bands: bands.pending.map(withAppeal(presentHeldBand)),
    articles: articles.pending.map(presentHeldArticle),
    communityPosts: posts.pending.map(withAppeal(presentHeldPost)),
    communityComments: comments.pending.map(withAppeal(presentHeldComment)),
    messages: messages.pending.map(withAppeal(presentHeldMessage)),
    stories: stories.pending.map(withAppeal(presentHeldStory)),
    concerts: concerts.pending.map(withAppeal(presentHeldConcert)),
    counts: {
      bands: countOf(bands),
      articles: countOf(articles),
      communityPosts: countOf(posts),
      communityComments: countOf(comments),
      messages: countOf(messages),
      stories: countOf(stories),
      concerts: countOf(concerts),
    },
    next: {
      bands: bands.next ?? null,
      articles: articles.next ?? null,
      communityPosts: posts.next ?? null,
      communityComments: comments.next ?? null,
      messages: messages.next ?? null,
      stories: stories.next ?? null,
      concerts: concerts.next ?? null,
    },
  }
})
