import type { QueryOf } from '#shared/api/contract.ts'
import { moderationPending, type HeldMessage, type HeldStory } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import {
  type CommentItem,
  type PostItem,
  commentKey,
  parseCommentId,
  postKey,
} from '../../community/items/index.ts'
import { messageKind, parseMessageId } from '../../messages/items/index.ts'
import { keptAddress } from '../../uploads/kept/index.ts'
import type { HeldType } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { isOutOfReach } from '#platform/content/take-down.ts'
import { presentHeldBand } from './pending-band.presenter.ts'
import { readPendingBands } from './pending-band.repository.ts'
import { readPendingMessages, type MessageInQueue } from './pending-message.repository.ts'
import {
  presentHeldArticle,
  presentHeldComment,
  presentHeldPost,
  findTerm,
} from './pending.presenter.ts'
import { presentHeldConcert, readPendingConcerts } from './pending-concert.repository.ts'
import {
  countPending,
  readPending,
  type Pending,
  type PendingPage,
} from '#platform/content/queue.repository.ts'
import {
  storyEnd,
  hasEnded,
  parseStoryId,
  presentSlide,
  storyKey,
  storyUlidOf,
  type StoryItem,
} from '../../stories/items/index.ts'

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

/** What a measure hid is out of public reach until a moderator approves the new version. */
const reachable = async (pending: Pending<PostItem>): Promise<Pending<PostItem>> => {
  const { held, content } = pending
  const address = isOutOfReach(content) && (await keptAddress(content.mediaUrl ?? ''))
  return address ? { held, content: { ...content, mediaUrl: address } } : pending
}

const readPendingPosts = async (after?: string): Promise<PendingPage<PostItem>> => {
  const keysOf = (id: string) => [postKey(id)]
  const { pending, next } = await readPending<PostItem>('community-post', keysOf, after)
  return { pending: await Promise.all(pending.map(reachable)), next }
}

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

const presentHeldMessage = ({ held, content }: Pending<MessageInQueue>): HeldMessage => {
  const { id, message, sender, recipient } = content
  const text = message.content ?? ''
  return {
    id,
    sender,
    recipient,
    content: text,
    kind: messageKind(message),
    createdAt: ulidDate(parseMessageId(id).ulid),
    ...findTerm(held, text),
  }
}

const presentHeldStory = ({ held, content: story }: Pending<StoryItem>): HeldStory => {
  const ulid = storyUlidOf(story)
  return {
    id: held.SK,
    user: presentAuthor(story.author),
    slides: story.slides.map(presentSlide),
    ...findTerm(held, JSON.stringify(story.slides)),
    createdAt: ulidDate(ulid),
    expiresAt: new Date(storyEnd(ulid)).toISOString(),
  }
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
      bands: countPending(bands),
      articles: countPending(articles),
      communityPosts: countPending(posts),
      communityComments: countPending(comments),
      messages: countPending(messages),
      stories: countPending(stories),
      concerts: countPending(concerts),
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
