import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { applies, isDeleted, applyCommentOverlay, applyOverlay } from './overlay.ts'
import type { Overlays } from './overlay.ts'
import { receiveHead, startTimeline, timeKey, waitingItems } from './timeline.ts'
import type { Entry, Page, Timeline } from './timeline.ts'

/** A suggested post, which is older than its neighbours: it follows the posts that are not older than `below`. */
interface Suggested extends Entry<Post> {
  readonly below: string
}

/** The loaded feed: the pinned posts of the newest head, all posts by time, and the suggestions apart from them. */
export interface Feed {
  readonly pinned: readonly Entry<Post>[]
  readonly timeline: Timeline<Post>
  readonly suggested: readonly Suggested[]
  /** The suggestions stay as they are until the feed is opened again. */
  readonly keepsSuggestions: boolean
}

/** The first page starts with the pinned posts; each may appear again at its place by time. */
const splitPinned = (page: Page<Post>): { pinned: Post[]; recent: Page<Post> } => {
  const seen = new Set<string>()
  const firstRecent = page.items.findIndex((post) => {
    if (!post.isPinned || seen.has(post.id)) return true
    seen.add(post.id)
    return false
  })
  const cut = firstRecent === -1 ? page.items.length : firstRecent
  return {
    pinned: page.items.slice(0, cut),
    recent: { ...page, items: page.items.slice(cut) },
  }
}

const isSuggested = ({ isSuggestion }: Post): boolean => isSuggestion

const placeSuggested = ({ items, requestedAt }: Page<Post>): Suggested[] =>
  items.flatMap((item, index) => {
    if (!isSuggested(item)) return []
    const above = items.slice(0, index).findLast((one) => !isSuggested(one))
    return [{ item, requestedAt, below: above ? timeKey(above.id) : '~' }]
  })

export const receiveFeedHead = (feed: Feed | undefined, page: Page<Post>): Feed => {
  const { pinned, recent } = splitPinned(page)
  const head = { ...recent, items: recent.items.filter((post) => !isSuggested(post)) }
  return {
    pinned: pinned.map((item) => ({ item, requestedAt: page.requestedAt })),
    timeline: feed ? receiveHead(feed.timeline, head) : startTimeline(head),
    suggested: feed?.keepsSuggestions ? feed.suggested : placeSuggested(recent),
    keepsSuggestions: true,
  }
}

const byTimeDescending = (a: { readonly id: string }, b: { readonly id: string }): number =>
  timeKey(a.id) < timeKey(b.id) ? 1 : -1

const byId = <T extends { readonly id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]))

/** Every loaded post once. Of several versions, the last one in the list wins. */
const knownPosts = (
  { pinned, timeline, suggested }: Feed,
  overlays: Overlays,
): Map<string, Post> => {
  const created = Object.values(overlays).flatMap(({ createdPost }) =>
    applies(createdPost, timeline.requestedAt)
      ? [{ item: createdPost.value, requestedAt: timeline.requestedAt }]
      : [],
  )
  const entries = [...suggested, ...created, ...timeline.entries, ...pinned]
  return byId(
    entries.flatMap(({ item, requestedAt }) =>
      isDeleted(overlays[item.id], requestedAt)
        ? []
        : [applyOverlay(item, overlays[item.id], requestedAt)],
    ),
  )
}

/** Puts each suggestion where it was when it came, and nowhere else. */
const withSuggested = (
  posts: readonly Post[],
  suggested: readonly Suggested[],
  known: ReadonlyMap<string, Post>,
): Post[] => {
  const shown = suggested.flatMap(({ item, below }) => {
    const post = known.get(item.id)
    if (!post) return []
    const { isSuggestion, suggestionReason, suggestionFacts } = item
    // Loaded at its own place as well, it knows nothing of being suggested.
    const whole = post.isSuggestion
      ? post
      : { ...post, isSuggestion, suggestionReason, suggestionFacts }
    return [{ post: whole, below }]
  })
  const ids = new Set(shown.map(({ post }) => post.id))
  return shown.reduce<Post[]>(
    (mixed, { post, below }) => {
      const older = mixed.findIndex((one) => !one.isSuggestion && timeKey(one.id) < below)
      return mixed.toSpliced(older === -1 ? mixed.length : older, 0, post)
    },
    posts.filter(({ id }) => !ids.has(id)),
  )
}

/** The posts to show: pinned first, then newest first with suggestions among them; own writes are applied. */
export const visiblePosts = (feed: Feed, overlays: Overlays): Post[] => {
  const known = knownPosts(feed, overlays)
  const justPinned = Object.keys(overlays).filter((id) => overlays[id]?.isPinned)
  const candidates = new Set([...justPinned, ...feed.pinned.map(({ item }) => item.id)])
  const top = [...candidates].flatMap((id) => {
    const post = known.get(id)
    return post?.isPinned ? [post] : []
  })
  const onTop = new Set(top)
  const rest = [...known.values()]
    .filter((post) => !onTop.has(post) && !isSuggested(post))
    .sort(byTimeDescending)
  const suggested = feed.suggested.filter(({ item }) => !top.some(({ id }) => id === item.id))
  return [...top, ...withSuggested(rest, suggested, known)]
}

export interface FreshPosts {
  /** Whether a newer head waits to be shown. */
  readonly isWaiting: boolean
  readonly count: number
  /** The new head does not overlap with what is shown, so there are more posts than counted. */
  readonly isMore: boolean
}

/** Counts the posts of other members that have arrived and are not shown yet. */
export const freshPosts = (feed: Feed | undefined, overlays: Overlays): FreshPosts => {
  const waiting = feed?.timeline.waiting
  if (!feed || !waiting) return { isWaiting: false, count: 0, isMore: false }
  const fresh = waitingItems(feed.timeline)
  return {
    isWaiting: true,
    count: fresh.filter(({ id }) => !overlays[id]?.createdPost).length,
    isMore: waiting.cursor !== null && fresh.length === waiting.items.length,
  }
}

/** The comments to show, oldest first. */
export const visibleComments = (
  postId: string,
  timeline: Timeline<Comment>,
  overlays: Overlays,
): Comment[] => {
  const created = Object.values(overlays).flatMap(({ createdComment }) =>
    applies(createdComment, timeline.requestedAt) && createdComment.value.postId === postId
      ? [{ item: createdComment.value, requestedAt: timeline.requestedAt }]
      : [],
  )
  const comments = [...created, ...timeline.entries]
    .filter(({ item, requestedAt }) => !isDeleted(overlays[item.id], requestedAt))
    .map(({ item, requestedAt }) => applyCommentOverlay(item, overlays[item.id], requestedAt))
  return [...byId(comments).values()].sort(byTimeDescending).reverse()
}
