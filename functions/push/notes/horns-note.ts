import { PUSH_PATHS, PUSH_TAGS } from '#shared/domain/push-places.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { likesIdOf, type LikerItem, type LikesItem } from '../../notifications/index.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

const bodyOf = ({ content, type }: LikesItem): string => {
  if (content !== '') return `„${content}“`
  return type === 'post' ? PUSH_TEXTS.ownPost : PUSH_TEXTS.ownComment
}

interface Horns {
  readonly likes: LikesItem
  /** How many of them are unread. */
  readonly unread: number
  /** The newest like. */
  readonly newest: LikerItem
}

/** The push of the unread likes of one text. */
export const hornsNote = (id: string, { likes, unread, newest }: Horns): NewNote => {
  const { author, postId, type } = likes
  return newNote({
    id,
    kind: 'horns',
    title: PUSH_TEXTS.horns(author.displayName || author.username, unread),
    body: bodyOf(likes),
    path: type === 'post' ? PUSH_PATHS.post(postId) : PUSH_PATHS.comments(postId),
    tag: PUSH_TAGS.horns(postId),
    at: ulidTime(likesIdOf(likes)),
    actions: [],
    postId,
    cause: newest,
  })
}
