import { PUSH_PATHS, PUSH_TAGS } from '#shared/domain/push-places.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import {
  activityIdOf,
  type ActivityItem,
  type ArticleActivityItem,
  type BandActivityItem,
  type ConcertActivityItem,
  type DecisionActivityItem,
  type ExportActivityItem,
  presentConcert,
  receiverOf,
} from '../../notifications/index.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

export type NotifiedItem =
  | ActivityItem
  | ConcertActivityItem
  | BandActivityItem
  | ArticleActivityItem
  | DecisionActivityItem
  | ExportActivityItem

type Parts = Pick<NewNote, 'title' | 'body' | 'path' | 'tag'> & Partial<NewNote>

const nameOf = ({ author }: ActivityItem): string => author.displayName || author.username

const aboutFollow = (item: ActivityItem): Parts => ({
  title: PUSH_TEXTS.follow(nameOf(item)),
  body: PUSH_TEXTS.followHint,
  path: `/users/${encodeURIComponent(item.author.username)}`,
  tag: PUSH_TAGS.follow(),
})

const aboutStory = (item: ActivityItem, storyId: string): Parts => ({
  title: PUSH_TEXTS.storyMention(nameOf(item)),
  body: item.content ?? '',
  path: '/',
  tag: `story-${storyId}`,
})

const titleOf = (item: ActivityItem): string =>
  item.kind === 'comment' ? PUSH_TEXTS.comment(nameOf(item)) : PUSH_TEXTS.mention(nameOf(item))

/** Horns are offered for the post of another member only. */
const aboutText = (item: ActivityItem, postId: string, receiverId: string): Parts => ({
  title: titleOf(item),
  body: item.content ?? '',
  path: item.commentId === undefined ? PUSH_PATHS.post(postId) : PUSH_PATHS.comments(postId),
  tag: PUSH_TAGS.post(postId),
  actions: item.postAuthorId === receiverId ? ['reply'] : ['horns', 'reply'],
  postId,
})

/** A removed article has no page any more. */
const aboutArticle = ({ article }: ArticleActivityItem, id: string): Parts => ({
  title: PUSH_TEXTS.articleTitle(article),
  body: PUSH_TEXTS.articleBody(article),
  path: article.outcome === 'removed' ? '/news' : `/news/${article.id}`,
  tag: PUSH_TAGS.article(id),
})

const decisionPathOf = ({ id, event }: DecisionActivityItem['decision']): string => {
  if (event.startsWith('report')) return '/meldungen'
  return event.startsWith('review') ? '/moderation' : `/entscheidungen/${id}`
}

/** Without the text, which may be drastic. */
const aboutDecision = ({ decision }: DecisionActivityItem, id: string): Parts => ({
  title: PUSH_TEXTS.decisionTitle(decision),
  body: PUSH_TEXTS.decisionHint,
  path: decisionPathOf(decision),
  tag: PUSH_TAGS.decision(id),
})

const aboutExport = ({ dataExport }: ExportActivityItem, id: string): Parts => ({
  title: PUSH_TEXTS.exportTitle(dataExport),
  body: PUSH_TEXTS.exportBody(dataExport),
  path: PUSH_PATHS.dataExport,
  tag: PUSH_TAGS.export(id),
})

/** Those of an import are one push, which leads to the calendar. */
const aboutConcert = (item: ConcertActivityItem, id: string): Parts => {
  const concert = presentConcert(item)
  const isOne = concert.othersCount === undefined
  return {
    title: PUSH_TEXTS.concertTitle(concert),
    body: PUSH_TEXTS.concertBody(concert),
    path: isOne ? `/concerts/${concert.id}` : '/concerts',
    tag: PUSH_TAGS.concert(id),
  }
}

const partsOf = (item: NotifiedItem, receiverId: string): Parts => {
  const id = activityIdOf(item)
  if (item.kind === 'concert') return aboutConcert(item, id)
  if (item.kind === 'band')
    return {
      title: PUSH_TEXTS.bandTitle(item.band),
      body: PUSH_TEXTS.bandBody(item.band),
      path: `/bands/${item.band.id}`,
      tag: PUSH_TAGS.band(id),
    }
  if (item.kind === 'article') return aboutArticle(item, id)
  if (item.kind === 'decision') return aboutDecision(item, id)
  if (item.kind === 'export') return aboutExport(item, id)
  if (item.storyId !== undefined) return aboutStory(item, item.storyId)
  if (item.postId !== undefined) return aboutText(item, item.postId, receiverId)
  return aboutFollow(item)
}

/** The push of an entry of the list of activities. */
export const activityNote = (item: NotifiedItem): NewNote => {
  const receiverId = receiverOf(item)
  const id = activityIdOf(item)
  return newNote({
    actions: [],
    ...partsOf(item, receiverId),
    id: `${item.kind}-${id}`,
    // It follows the switch of the other decisions of the moderators.
    kind: item.kind === 'article' || item.kind === 'decision' ? 'moderation' : item.kind,
    at: ulidTime(id),
    cause: item,
  })
}
