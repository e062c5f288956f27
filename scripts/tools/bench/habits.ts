import { RESTING } from '#spa/platform/resting.ts'
import { currentUser } from '#shared/api/auth.ts'
import { addComment, listComments } from '#shared/api/comments.ts'
import type { Contract } from '#shared/api/contract.ts'
import { likePost } from '#shared/api/likes.ts'
import { liveTicket } from '#shared/api/live.ts'
import { sendMessage } from '#shared/api/messages.ts'
import { searchTracks } from '#shared/api/music.ts'
import { unread } from '#shared/api/notifications.ts'
import { createPost, getPost, listPosts } from '#shared/api/posts.ts'
import { communityStats } from '#shared/api/stats.ts'
import { createStory, listStories, memberStories, viewStory } from '#shared/api/stories.ts'
import { getThread, listThreads, readThread } from '#shared/api/threads.ts'
import { wallOfHorns } from '#shared/api/wall.ts'

/** How long a tab of a monthly member is visible in a month. */
export const VISIBLE_HOURS = 5

const DAYS_PER_MONTH = 30

/** Estimated for a monthly member; as many arrive. */
export const MESSAGES_PER_DAY = 2
const MESSAGES_PER_HOUR = (MESSAGES_PER_DAY * DAYS_PER_MONTH) / VISIBLE_HOURS
/** Estimated; a search is typed with pauses. */
const POSTS_PER_HOUR = 0.25
const WITH_MUSIC = 0.2
const SEARCHES_PER_TRACK = 4
/** Estimated; a viewer shows the stories of one member after the other. */
const STORIES_PER_HOUR = 0.1
const STORY_VIEWS_PER_HOUR = 8
/** Share of messages with a photo. */
const WITH_PHOTO = 0.05

/** Calls of a member with one visible tab. */
export interface Habit {
  readonly contract: Contract
  /** The request of the benchmarks that is like it. */
  readonly like: string
  readonly perHour: number
  /** Each function instance keeps the answer this long; then a call costs `hit` alone. */
  readonly cached?: { readonly seconds: number; readonly hit: { read: number; calls: number } }
  /** The effects of such a call, by the rows of docs/events.md. */
  readonly effects?: readonly string[]
}

const SECONDS_PER_HOUR = 3600

/** How often a visible tab polls in an hour, by the interval that the contract names. */
const polls = ({ id, pollSeconds }: Contract): number => {
  if (pollSeconds === undefined) throw new Error(`${id} is not polled`)
  return SECONDS_PER_HOUR / pollSeconds
}

/** Share of polls that find something new. */
const NEW_UNREAD = 0.05
const NEW_IN_FEED = 0.6
const NEW_IN_BAR = 0.2
/** Share of the time in which a discussion or the wall is open. */
const DISCUSSING = 0.25
const AT_THE_WALL = 0.05
/** Share of the time in which the messages are open, with list and thread side by side. */
const CHATTING = 0.1
/** Messages that are read together. */
const READ_AT_ONCE = 2

/** Polls of which few find something new. */
const mostlyUnchanged = (
  contract: Contract,
  like: string,
  { share, changed }: { readonly share: number; readonly changed: number },
): readonly Habit[] => [
  { contract, like, perHour: polls(contract) * share * changed },
  {
    contract,
    like: `${like}, unchanged (304)`,
    perHour: polls(contract) * share * (1 - changed),
  },
]

const NEW_IN_CHATS = 0.1

const HEAD = { seconds: 1, hit: { read: 3, calls: 3 } }
const STATS = { seconds: 5, hit: { read: 1, calls: 1 } }

/** Polls follow the contracts, the rest is estimated. */
export const HABITS: readonly Habit[] = [
  ...mostlyUnchanged(unread, 'Badge poll', { share: 1, changed: NEW_UNREAD }),
  ...mostlyUnchanged(listThreads, 'Threads', { share: CHATTING, changed: NEW_IN_CHATS }),
  ...mostlyUnchanged(getThread, 'Messages of a thread', {
    share: CHATTING,
    changed: NEW_IN_CHATS,
  }),
  {
    contract: sendMessage,
    like: 'Send message',
    perHour: MESSAGES_PER_HOUR,
    effects: ['deliver-message Message.created', 'push-message Message.created (push is off)'],
  },
  { contract: readThread, like: 'Like', perHour: MESSAGES_PER_HOUR / READ_AT_ONCE },
  {
    contract: listPosts,
    like: 'Feed page, head cached',
    perHour: polls(listPosts) * NEW_IN_FEED,
    cached: HEAD,
  },
  {
    contract: listPosts,
    like: 'Feed page, unchanged (304)',
    perHour: polls(listPosts) * (1 - NEW_IN_FEED),
    cached: HEAD,
  },
  { contract: listPosts, like: 'Feed, second page', perHour: 6 },
  {
    contract: communityStats,
    like: 'Community stats',
    perHour: polls(communityStats),
    cached: STATS,
  },
  {
    contract: listComments,
    like: 'Post with 20 comments',
    perHour: polls(listComments) * DISCUSSING + 4,
  },
  {
    contract: listStories,
    like: 'Wall of Horns',
    perHour: polls(listStories) * NEW_IN_BAR,
  },
  {
    contract: listStories,
    like: 'Feed page, unchanged (304)',
    perHour: polls(listStories) * (1 - NEW_IN_BAR),
  },
  { contract: memberStories, like: 'Post', perHour: STORY_VIEWS_PER_HOUR },
  {
    contract: viewStory,
    like: 'Like',
    perHour: STORY_VIEWS_PER_HOUR,
    effects: ['count-story-view StoryView.created'],
  },
  {
    contract: createStory,
    like: 'Comment',
    perHour: STORIES_PER_HOUR,
    effects: ['keep-story-bar Story.created', 'refresh-author Post.created'],
  },
  { contract: wallOfHorns, like: 'Wall of Horns', perHour: polls(wallOfHorns) * AT_THE_WALL },
  { contract: getPost, like: 'Post', perHour: 0.5 },
  { contract: currentUser, like: 'Current user', perHour: 12 },
  {
    contract: likePost,
    like: 'Like',
    perHour: 8,
    effects: ['notify-likes PostLike.created', 'learn-taste PostLike.created'],
  },
  {
    contract: addComment,
    like: 'Comment',
    perHour: 1,
    effects: ['notify-comments Comment.created'],
  },
  {
    contract: createPost,
    like: 'Create post',
    perHour: POSTS_PER_HOUR,
    effects: ['notify-mentions Post.created', 'refresh-author Post.created'],
  },
  // Asked once more when a composer opens.
  {
    contract: searchTracks,
    like: 'User search',
    perHour: POSTS_PER_HOUR * (1 + WITH_MUSIC * SEARCHES_PER_TRACK),
  },
]

/** Both sides of the thread and the unread number change when a message is sent, and again when it is read. */
const EVENTS_PER_MESSAGE = 4 + 4 / READ_AT_ONCE
/** `thread` and `threads` for its sender; for its receiver also `unread`, and all three again when it is read, which its sender learns by `thread`. */
const HINTS_PER_MESSAGE = 2 + 3 + (3 + 1) / READ_AT_ONCE
/** Of notifications, and of comments and horns below posts that are open: estimated. */
const OTHER_HINTS = 10
/** Share of messages that arrive while the messages are open. */
const ARRIVING_IN_CHAT = 0.5

/** What the live channel does in a visible hour: estimated. */
export const LIVE_PER_HOUR = {
  minutes: 60,
  /** Pings, typing and what a connection watches; each runs a function. */
  received: 30,
  hints: 2 * OTHER_HINTS + HINTS_PER_MESSAGE * MESSAGES_PER_HOUR,
  /** Opening needs a ticket, and runs functions at both ends. */
  connections: 2,
  /** Events that `send-hints` handles, ten at a time: likes, comments and messages. */
  events: 2 * OTHER_HINTS + EVENTS_PER_MESSAGE * MESSAGES_PER_HOUR,
} as const

/** Calls that hints and the opening of a channel cause in a visible hour. Those of one change arrive together and cause one call for each query that is open. */
export const HINTED_CALLS: readonly { readonly contract: Contract; readonly perHour: number }[] = [
  { contract: liveTicket, perHour: LIVE_PER_HOUR.connections },
  {
    contract: unread,
    perHour: LIVE_PER_HOUR.connections + OTHER_HINTS + MESSAGES_PER_HOUR * (1 + 1 / READ_AT_ONCE),
  },
  {
    contract: getThread,
    perHour: MESSAGES_PER_HOUR * (1 + ARRIVING_IN_CHAT + (1 + ARRIVING_IN_CHAT) / READ_AT_ONCE),
  },
  {
    contract: listThreads,
    perHour: MESSAGES_PER_HOUR * (1 + ARRIVING_IN_CHAT + 1 / READ_AT_ONCE),
  },
  { contract: listComments, perHour: OTHER_HINTS },
]

/** Polls that rest while the channel is healthy, and how long a tab has them. */
export const RESTING_POLLS: readonly {
  readonly contract: Contract
  readonly share: number
  readonly restingMs: number
}[] = [
  { contract: listPosts, share: 1, restingMs: RESTING.posts },
  { contract: listStories, share: 1, restingMs: RESTING.stories },
  { contract: communityStats, share: 1, restingMs: RESTING.stats },
  { contract: listComments, share: DISCUSSING, restingMs: RESTING.comments },
  { contract: wallOfHorns, share: AT_THE_WALL, restingMs: RESTING.wall },
  { contract: unread, share: 1, restingMs: RESTING.unread },
  { contract: listThreads, share: CHATTING, restingMs: RESTING.threads },
  { contract: getThread, share: CHATTING, restingMs: RESTING.thread },
]

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** Media and files of the SPA that a member loads in a visible hour, after the browser's cache: estimated. */
export const LOADED_PER_HOUR: readonly { readonly files: number; readonly bytes: number }[] = [
  // Previews in the feed, and pictures that are opened.
  { files: 40, bytes: 80 * KILOBYTE },
  { files: 4, bytes: 400 * KILOBYTE },
  { files: 15, bytes: 8 * KILOBYTE },
  // Videos and sound.
  { files: 0.5, bytes: 8 * MEGABYTE },
  // Photos of messages; these come from the bucket, at about the same price.
  { files: MESSAGES_PER_HOUR * WITH_PHOTO, bytes: 300 * KILOBYTE },
  // The SPA: mostly cached, new after a release.
  { files: 4, bytes: 60 * KILOBYTE },
]

/** Share of the loaded files that no edge has yet, so that CloudFront asks the bucket. */
export const EDGE_MISSES = 0.1

/** What a post keeps in the bucket on average: two of five have a picture with its preview, one of fifty a video. */
export const STORED_PER_POST = { files: 0.8, bytes: 0.4 * 500 * KILOBYTE + 0.02 * 10 * MEGABYTE }

/** Of a message on average. */
export const STORED_PER_MESSAGE = { files: WITH_PHOTO, bytes: WITH_PHOTO * 300 * KILOBYTE }

/** What a member writes into the table in a visible hour: a post, a comment, likes, notifications, their index entries, messages. */
export const TABLE_BYTES_PER_HOUR = 0.25 * 1500 + 1 * 1200 + 8 * 900 + MESSAGES_PER_HOUR * 600

/** Stored data is that of this many months. */
export const STORED_MONTHS = 12
