import type {
  HeldArticle,
  HeldBand,
  HeldComment,
  HeldConcert,
  HeldMessage,
  HeldPost,
  HeldStory,
  ModerationPending,
  ModerationType,
} from '#shared/api/moderation.ts'
import type { MediaType } from '#shared/api/posts.ts'

export interface HeldMediaFile {
  readonly url: string
  readonly type: MediaType
}

/** A held item of any type. */
export interface Entry {
  readonly type: ModerationType
  readonly id: string
  /** Null for articles of the pipeline. */
  readonly by: { readonly username: string | null; readonly displayName: string } | null
  /** The recipient of a message. */
  readonly to: { readonly username: string; readonly displayName: string } | null
  readonly at: string | null
  readonly title: string | null
  readonly description: string | null
  readonly content: string
  /** Of a text that its author, or of a held article an admin, can edit. */
  readonly version: number | null
  readonly reasons: readonly string[]
  /** What its author objects to the hold. */
  readonly appeal: string | null
  /** The term that matched, marked in the text. */
  readonly term: string | null
  readonly linkUrl: string | null
  readonly media: readonly HeldMediaFile[]
  /** The post that a comment belongs to. */
  readonly under: string | null
  readonly isPublished: boolean | null
  readonly sources: readonly HeldArticle['sources'][number][]
  /** A band, a proposed edit or a claim. */
  readonly band: HeldBand | null
  /** An article with what members and later sources say about it. */
  readonly article: HeldArticle | null
  /** Of a message: text, photo or voice. */
  readonly messageKind: HeldMessage['kind'] | null
}

const NOTHING = {
  by: null,
  to: null,
  at: null,
  title: null,
  description: null,
  version: null,
  term: null,
  appeal: null,
  linkUrl: null,
  media: [],
  under: null,
  isPublished: null,
  sources: [],
  band: null,
  article: null,
  messageKind: null,
} as const

/** Each distinct line once, with a count when it occurs several times. */
const linesOf = (reason: string): string[] => {
  const lines = reason.split('\n').filter((line) => line !== '')
  return [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length === 1 ? line : `${line} (${length}×)`,
  )
}

const ofBand = (band: HeldBand): Entry => ({
  ...NOTHING,
  type: 'band',
  id: band.id,
  by:
    band.submittedBy === null
      ? null
      : { username: band.submittedBy, displayName: band.submittedBy },
  at: band.createdAt,
  title: band.name,
  description: band.description,
  content: band.content,
  version: band.version,
  reasons: linesOf(band.moderationReason),
  term: band.moderationTerm,
  appeal: band.appeal ?? null,
  linkUrl: band.linkUrl,
  sources: band.sources,
  band,
})

const ofArticle = (article: HeldArticle): Entry => ({
  ...NOTHING,
  type: 'article',
  id: article.id,
  title: article.title,
  description: article.description,
  content: article.content,
  version: article.isPublished ? null : article.version,
  reasons: linesOf(article.moderationReason),
  isPublished: article.isPublished,
  sources: article.sources,
  article,
})

const ofPost = (post: HeldPost): Entry => ({
  ...NOTHING,
  type: 'community-post',
  id: post.id,
  by: post,
  at: post.createdAt,
  title: post.title,
  description: post.mediaAlt,
  content: post.content,
  version: post.version,
  reasons: linesOf(post.moderationReason),
  term: post.moderationTerm,
  appeal: post.appeal ?? null,
  linkUrl: post.linkUrl,
  media:
    post.mediaUrl !== null && post.mediaType !== null
      ? [{ url: post.mediaUrl, type: post.mediaType }]
      : [],
})

const ofComment = (comment: HeldComment): Entry => ({
  ...NOTHING,
  type: 'community-comment',
  id: comment.id,
  by: comment,
  at: comment.createdAt,
  content: comment.content,
  version: comment.version,
  reasons: linesOf(comment.moderationReason),
  term: comment.moderationTerm,
  appeal: comment.appeal ?? null,
  under: comment.postId,
})

const ofMessage = (message: HeldMessage): Entry => ({
  ...NOTHING,
  type: 'message',
  id: message.id,
  by: message.sender,
  to: message.recipient,
  at: message.createdAt,
  content: message.content,
  reasons: linesOf(message.moderationReason),
  term: message.moderationTerm,
  appeal: message.appeal ?? null,
  messageKind: message.kind,
})

/** The texts of all slides, in their order. */
const wordsOf = ({ slides }: HeldStory): string =>
  slides
    .flatMap(({ content, textOverlays }) => [content, ...textOverlays.map(({ text }) => text)])
    .filter((text) => text !== '')
    .join('\n\n')

const ofStory = (story: HeldStory): Entry => ({
  ...NOTHING,
  type: 'story',
  id: story.id,
  by: story.user,
  at: story.createdAt,
  content: wordsOf(story),
  reasons: linesOf(story.moderationReason),
  term: story.moderationTerm,
  appeal: story.appeal ?? null,
  media: story.slides.flatMap(({ type, mediaUrl }) =>
    type === 'text' || mediaUrl === null ? [] : [{ url: mediaUrl, type }],
  ),
  isPublished: false,
})

/** Where and when, as one line. */
const placeOf = ({ date, time, venue, city, country }: HeldConcert): string =>
  [time === null ? date : `${date} ${time}`, venue, city, country]
    .filter((part) => part !== null)
    .join(' · ')

const ofConcert = (concert: HeldConcert): Entry => ({
  ...NOTHING,
  type: 'concert',
  id: concert.id,
  by: concert.submittedBy,
  at: concert.createdAt,
  title: concert.bandName,
  description: placeOf(concert),
  content: [concert.genre, concert.price, concert.description, ...concert.ticketUrls]
    .filter((line) => line !== null && line !== '')
    .join('\n'),
  version: concert.version,
  reasons: linesOf(concert.moderationReason),
  term: concert.moderationTerm,
  appeal: concert.appeal ?? null,
})

export const MAIN_TYPES = ['band', 'article', 'community-post', 'community-comment'] as const
export const OTHER_TYPES = ['message', 'story', 'concert'] as const
export const TYPES = [...MAIN_TYPES, ...OTHER_TYPES] as const

const LISTS = {
  band: 'bands',
  article: 'articles',
  'community-post': 'communityPosts',
  'community-comment': 'communityComments',
  message: 'messages',
  story: 'stories',
  concert: 'concerts',
} as const satisfies Record<ModerationType, keyof ModerationPending['counts']>

export const listEntries = (pending: ModerationPending, type: ModerationType): Entry[] => {
  switch (type) {
    case 'band':
      return pending.bands.map(ofBand)
    case 'article':
      return pending.articles.map(ofArticle)
    case 'community-post':
      return pending.communityPosts.map(ofPost)
    case 'community-comment':
      return pending.communityComments.map(ofComment)
    case 'message':
      return pending.messages.map(ofMessage)
    case 'story':
      return pending.stories.map(ofStory)
    case 'concert':
      return pending.concerts.map(ofConcert)
  }
}

export const countOf = ({ counts }: ModerationPending, type: ModerationType): number =>
  counts[LISTS[type]]

/** Where the next page of a list begins; null after the last one. */
export const nextOf = ({ next }: ModerationPending, type: ModerationType): string | null =>
  next[LISTS[type]]

/** The queue without a decided entry. */
export const withoutEntry = (
  pending: ModerationPending,
  { type, id }: Pick<Entry, 'type' | 'id'>,
): ModerationPending => {
  const list = LISTS[type]
  const left = (pending[list] as { id: string }[]).filter((one) => one.id !== id)
  if (left.length === pending[list].length) return pending
  const counts = { ...pending.counts, [list]: Math.max(0, pending.counts[list] - 1) }
  return { ...pending, [list]: left, counts }
}

/** The ids of all entries of every type. */
export const listIds = (pending: ModerationPending): string[] =>
  TYPES.flatMap((type) => listEntries(pending, type).map(({ id }) => id))

/** The same without lists of several pages, whose entries also leave the first one for more urgent ones. */
export const idsOfShort = (pending: ModerationPending): string[] =>
  TYPES.filter((type) => nextOf(pending, type) === null).flatMap((type) =>
    listEntries(pending, type).map(({ id }) => id),
  )
