import { describe, expect, it } from 'vitest'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import {
  freshPosts,
  receiveFeedHead,
  visibleComments,
  visiblePosts,
  type Feed,
} from './feed-view.ts'
import { OVERLAY_MS } from './overlay.ts'
import { acceptWaiting, appendOlder, startTimeline } from './timeline.ts'

const id = (n: number): string => `01J${String(n).padStart(23, '0')}`
const user = { id: id(1), username: 'odin', displayName: 'Odin', avatar: null, isVerified: false }

const post = (n: number, changes: Partial<Post> = {}): Post => ({
  id: id(n),
  userId: user.id,
  user,
  username: user.username,
  displayName: user.displayName,
  avatar: null,
  isVerified: false,
  title: null,
  content: `Beitrag ${String(n)}`,
  mediaUrl: null,
  mediaType: null,
  mediaPreviewUrl: null,
  mediaAlt: null,
  mediaWidth: null,
  mediaHeight: null,
  linkUrl: null,
  spotifyTrackId: null,
  spotifyPreviewUrl: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
  spotifyCoverUrl: null,
  isPinned: false,
  isLiked: false,
  likesCount: 0,
  commentsCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  editedAt: null,
  status: 'visible',
  statusReason: null,
  isSuggestion: false,
  suggestionReason: null,
  suggestionFacts: [],
  ...changes,
})

const head = (items: Post[], requestedAt = 0) => ({ items, cursor: null, requestedAt })
const numbers = (posts: readonly Post[]): number[] => posts.map((one) => Number(one.id.slice(3)))
const pinned = { isPinned: true }

describe('visible posts', () => {
  it('show a pinned post once and on top, also when it is the newest', () => {
    const old = receiveFeedHead(
      undefined,
      head([post(2, pinned), post(5), post(4), post(2, pinned)]),
    )
    expect(numbers(visiblePosts(old, {}))).toEqual([2, 5, 4])
    const newest = receiveFeedHead(undefined, head([post(5, pinned), post(5, pinned), post(4)]))
    expect(numbers(visiblePosts(newest, {}))).toEqual([5, 4])
  })

  it('move a post to the top when it is pinned and back to its place when it is not', () => {
    const feed = receiveFeedHead(
      undefined,
      head([post(2, pinned), post(5), post(4), post(2, pinned)]),
    )
    const overlays = {
      [id(2)]: { isPinned: { value: false, at: 10 } },
      [id(4)]: { isPinned: { value: true, at: 10 } },
    }
    expect(numbers(visiblePosts(feed, overlays))).toEqual([4, 5, 2])
  })

  it('apply an own write to answers requested less than ten seconds after it', () => {
    const overlays = { [id(5)]: { like: { value: { isLiked: true, likesCount: 8 }, at: 1000 } } }
    const at = (requestedAt: number) =>
      visiblePosts(receiveFeedHead(undefined, head([post(5)], requestedAt)), overlays)[0]
        ?.likesCount
    expect(at(999)).toBe(8)
    expect(at(1000 + OVERLAY_MS - 1)).toBe(8)
    expect(at(1000 + OVERLAY_MS)).toBe(0)
  })

  it('show an own new post at once and once, until the server must contain it', () => {
    const overlays = { [id(9)]: { createdPost: { value: post(9), at: 1000 } } }
    const early = receiveFeedHead(undefined, head([post(5)], 2000))
    expect(numbers(visiblePosts(early, overlays))).toEqual([9, 5])
    const arrived = receiveFeedHead(early, head([post(9), post(5)], 3000))
    expect(
      numbers(visiblePosts({ ...arrived, timeline: { ...arrived.timeline } }, overlays)),
    ).toEqual([9, 5])
    const gone = receiveFeedHead(undefined, head([post(5)], 1000 + OVERLAY_MS))
    expect(numbers(visiblePosts(gone, overlays))).toEqual([5])
  })

  it('hide a deleted post, also when it was created within the last ten seconds', () => {
    const deleted = { value: true as const, at: 1000 }
    const feed = receiveFeedHead(undefined, head([post(6), post(5)], 2000))
    const overlays = { [id(6)]: { deleted, createdPost: { value: post(6), at: 500 } } }
    expect(numbers(visiblePosts(feed, overlays))).toEqual([5])
  })
})

describe('suggested posts', () => {
  const suggested = (n: number, changes: Partial<Post> = {}) =>
    post(n, {
      isSuggestion: true,
      suggestionReason: 'genre_match',
      suggestionFacts: ['Doom.'],
      ...changes,
    })
  const first = (...items: Post[]) => receiveFeedHead(undefined, { ...head(items), cursor: id(15) })
  const loaded = first(post(20), post(19), suggested(3), post(18), suggested(2), post(15))
  const shown = (feed: Feed, overlays = {}) => numbers(visiblePosts(feed, overlays))

  it('stay where they came, below what is newer, while polls bring other posts', () => {
    expect(shown(loaded)).toEqual([20, 19, 3, 18, 2, 15])
    const polled = receiveFeedHead(loaded, {
      ...head([post(20), post(19), post(18), post(15)], 9),
      cursor: id(15),
    })
    expect(shown(polled)).toEqual([20, 19, 3, 18, 2, 15])
    const fresh = receiveFeedHead(polled, {
      ...head([post(22), post(21), post(20), post(19)], 9),
      cursor: id(19),
    })
    expect(freshPosts(fresh, {}).count).toBe(2)
    const accepted = { ...fresh, timeline: acceptWaiting(fresh.timeline) }
    expect(shown(accepted)).toEqual([22, 21, 20, 19, 3, 18, 2, 15])
  })

  it('keep their place when the post above them is deleted', () => {
    const deleted = { [id(19)]: { deleted: { value: true as const, at: Infinity } } }
    expect(shown(loaded, deleted)).toEqual([20, 3, 18, 2, 15])
  })

  it('are shown once when an older page brings the same post, and stay suggestions', () => {
    const page = { items: [post(14), post(3, { likesCount: 8 })], cursor: null, requestedAt: 5 }
    const timeline = appendOlder(loaded.timeline, page, id(15))
    const posts = visiblePosts({ ...loaded, timeline }, {})
    expect(numbers(posts)).toEqual([20, 19, 3, 18, 2, 15, 14])
    expect(posts[2]).toMatchObject({
      isSuggestion: true,
      suggestionFacts: ['Doom.'],
      likesCount: 8,
    })
  })

  it('show own likes long after, and vanish when deleted or pinned on top', () => {
    const like = { value: { isLiked: true, likesCount: 5 }, at: 1 }
    const later = receiveFeedHead(loaded, head([post(20), post(19)], OVERLAY_MS * 9))
    expect(visiblePosts(later, { [id(3)]: { like } })[2]).toMatchObject({ isLiked: true })
    const deleted = { [id(3)]: { deleted: { value: true as const, at: Infinity } } }
    expect(shown(loaded, deleted)).toEqual([20, 19, 18, 2, 15])
    expect(shown(first(post(3, pinned), post(20), suggested(3), post(15)))).toEqual([3, 20, 15])
  })

  it('are replaced by the next answer once the feed was left', () => {
    const left = { ...loaded, keepsSuggestions: false }
    const again = { ...head([post(20), suggested(1), post(19)], 9), cursor: id(19) }
    expect(shown(receiveFeedHead(left, again))).toEqual([20, 1, 19, 18, 15])
  })

  it('come first when they follow the pinned posts at once', () => {
    expect(shown(first(post(9, pinned), suggested(3), post(20)))).toEqual([9, 3, 20])
  })
})

describe('visible comments', () => {
  const comment = (n: number): Comment => ({
    id: `${id(5)}-${id(n)}`,
    postId: id(5),
    userId: user.id,
    user,
    content: 'Jawoll',
    parentId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    editedAt: null,
    isLiked: false,
    likesCount: 0,
    status: 'visible',
    statusReason: null,
  })

  it('are sorted oldest first and end with the own new comment', () => {
    const timeline = startTimeline({
      items: [comment(3), comment(2)],
      cursor: null,
      requestedAt: 0,
    })
    const overlays = { mine: { createdComment: { value: comment(4), at: 0 } } }
    const ids = visibleComments(id(5), timeline, overlays).map((one) => Number(one.id.slice(-3)))
    expect(ids).toEqual([2, 3, 4])
    expect(visibleComments(id(6), timeline, overlays)).toHaveLength(2)
  })
})
