import { moderationPending } from '#shared/api/moderation.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { type CommentItem, commentKey, parseCommentId } from '../../community/items/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentHeldBand } from './pending-band.presenter.ts'
import { readPendingBands } from './pending-band.repository.ts'
import { presentHeldMessage } from './pending-message.presenter.ts'
import { readPendingMessages } from './pending-message.repository.ts'
import { presentHeldArticle, presentHeldComment, presentHeldPost } from './pending.presenter.ts'
import { readPendingPosts } from './pending-post.repository.ts'
import { presentHeldStory } from './pending-story.presenter.ts'
import { presentHeldConcert, readPendingConcerts } from './pending-concert.repository.ts'
import { readPending, type Pending, type PendingPage } from './pending.repository.ts'
import { hasEnded, parseStoryId, storyKey, type StoryItem } from '../../stories/items/index.ts'

/** Stories that ended are gone for moderators, too. */
const readPendingStories = async (): Promise<PendingPage<StoryItem>> => {
  const { pending, count } = await readPending<StoryItem>('story', (id) => [
    storyKey(parseStoryId(id)),
  ])
  const open = pending.filter(({ held }) => !hasEnded(parseStoryId(held.SK).ulid))
  return { pending: open, count: count - (pending.length - open.length) }
}

/** Adds what the author objects to the hold. */
const withAppeal =
  <One extends Pending<unknown>, Shown extends object>(present: (one: One) => Shown) =>
  (one: One): Shown & { appeal?: string } => ({
    ...present(one),
    ...(one.held.appeal && { appeal: one.held.appeal.text }),
  })

export const handler = endpoint(moderationPending, async ({ memberId }) => {
  const [bands, articles, posts, comments, messages, stories, concerts] = await Promise.all([
    readPendingBands(),
    readPending<ArticleItem | HeldArticleItem>('article', (id) => [
      heldArticleKey(id),
      articleKey(id),
    ]),
    readPendingPosts(),
    readPending<CommentItem>('community-comment', (id) => [commentKey(parseCommentId(id))]),
    readPendingMessages(memberId),
    readPendingStories(),
    readPendingConcerts(),
  ])
  return {
    bands: bands.pending.map(withAppeal(presentHeldBand)),
    articles: articles.pending.map(presentHeldArticle),
    communityPosts: posts.pending.map(withAppeal(presentHeldPost)),
    communityComments: comments.pending.map(withAppeal(presentHeldComment)),
    messages: messages.pending.map(withAppeal(presentHeldMessage)),
    stories: stories.pending.map(withAppeal(presentHeldStory)),
    concerts: concerts.pending.map(withAppeal(presentHeldConcert)),
    counts: {
      bands: bands.count,
      articles: articles.count,
      communityPosts: posts.count,
      communityComments: comments.count,
      messages: messages.count,
      stories: stories.count,
      concerts: concerts.count,
    },
  }
})
