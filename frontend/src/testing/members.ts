import { getArticle, listArticles } from '#shared/api/articles.ts'
import { getBand } from '#shared/api/bands.ts'
import { listCases } from '#shared/api/cases.ts'
import { currentUser } from '#shared/api/auth.ts'
import { bookmarkState } from '#shared/api/bookmarks.ts'
import type { Comment } from '#shared/api/comments.ts'
import type { Author, CurrentUser } from '#shared/api/members.ts'
import { unread, type Unread } from '#shared/api/notifications.ts'
import { liveTicket } from '#shared/api/live.ts'
import { searchTracks } from '#shared/api/music.ts'
import { getConcert, listConcerts } from '#shared/api/concerts.ts'
import { suggestedUsers } from '#shared/api/people.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { listStories } from '#shared/api/stories.ts'
import { communityStats } from '#shared/api/stats.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import { refuse, type FakeApi } from './fake-api.ts'

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The n-th ULID of a test; higher numbers sort later. */
export const ulid = (number: number): string =>
  `01JD3V6T5N${[...number.toString(32).padStart(16, '0')]
    .map((digit) => BASE32[Number.parseInt(digit, 32)])
    .join('')}`

export const aMember = (number: number, displayName: string): Author => ({
  id: ulid(number),
  username: `fan_${number}`,
  displayName,
  avatar: null,
  isVerified: false,
})

/** The member who is signed in. */
export const ME: CurrentUser = {
  ...aMember(1, 'Testfan'),
  bio: null,
  location: null,
  badges: [],
  onboardingCompleted: true,
  isOrganizer: false,
  role: 'member',
}

export const aPost = (number: number, content: string, change: Partial<Post> = {}): Post => {
  const author = aMember(2, 'Krachkatze')
  return {
    id: ulid(number),
    userId: author.id,
    user: author,
    username: author.username,
    displayName: author.displayName,
    avatar: null,
    isVerified: false,
    title: null,
    content,
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
    createdAt: new Date().toISOString(),
    version: 1,
    editedAt: null,
    status: 'visible',
    statusReason: null,
    isSuggestion: false,
    suggestionReason: null,
    suggestionFacts: [],
    ...change,
  }
}

/** A comment on the post with the number `post`. */
export const aComment = (
  post: number,
  number: number,
  content: string,
  author: Author,
): Comment => {
  const { id, username, displayName, avatar, isVerified } = author
  return {
    id: `${ulid(post)}-${ulid(number)}`,
    postId: ulid(post),
    userId: id,
    user: { id, username, displayName, avatar, isVerified },
    content,
    parentId: null,
    createdAt: new Date().toISOString(),
    version: 1,
    editedAt: null,
    isLiked: false,
    likesCount: 0,
    status: 'visible',
    statusReason: null,
  }
}

/** A post that the signed-in member wrote. */
export const ownPost = (number: number, content: string): Post => {
  const { id, username, displayName, avatar, isVerified } = ME
  const user = { id, username, displayName, avatar, isVerified }
  return aPost(number, content, { userId: id, user, username, displayName })
}

/** Nothing is unread but these. */
export const unreadNumbers = (some: Partial<Unread> = {}): Unread => ({
  likes: 0,
  comments: 0,
  messages: 0,
  ...some,
})

/** Answers the requests of every screen for members, with an empty feed, no messages and no live channel. */
export const answerMember = (api: FakeApi, me: CurrentUser = ME): void => {
  api.on(currentUser, () => me)
  api.on(unread, () => unreadNumbers())
  api.on(bookmarkState, () => ({ isBookmarked: false }))
  api.on(liveTicket, () => refuse('throttled', 'Kein Kanal.'))
  api.on(communityStats, () => ({ members: 3, posts: 2, comments: 1, concerts: 0, bands: 0 }))
  api.on(wallOfHorns, () => [])
  api.on(listConcerts, () => [])
  api.on(suggestedUsers, () => [])
  api.on(listPosts, () => [])
  api.on(searchTracks, () => ({ tracks: { items: [] } }))
  api.on(listStories, () => [])
  api.on(listCases, () => [])
}

/** The pages of bands, concerts and articles exist, and what they show does not. */
export const answerGonePages = (api: FakeApi): void => {
  for (const page of [getBand, getConcert, getArticle])
    api.on(page, () => refuse('not_found', 'Gibt es nicht mehr'))
  api.on(listArticles, () => [])
}
