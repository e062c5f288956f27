import { PUSH_PATHS, PUSH_TAGS } from '#shared/domain/push-places.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { likesIdOf, type LikerItem, type LikesItem } from '../../notifications/index.ts'
import type { NewNote } from '../items/index.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

const bodyOf = ({ content, type }: LikesItem): string => {
  if (content !== '') return `„${content}“`
  return type === 'post' ? PUSH_TEXTS.ownPost : PUSH_TEXTS.ownComment
}

/** The push of the likes of one text. @param cause the like that is read with the others */
export const hornsNote = (id: string, likes: LikesItem, cause: LikerItem): NewNote => {
  const { author, count, postId, type } = likes
  return newNote({
    id,
    kind: 'horns',
    title: PUSH_TEXTS.horns(author.displayName || author.username, count),
    body: bodyOf(likes),
    path: type === 'post' ? PUSH_PATHS.post(postId) : PUSH_PATHS.comments(postId),
    tag: PUSH_TAGS.horns(postId),
    at: ulidTime(likesIdOf(likes)),
    actions: [],
    postId,
    cause,
  })
}
