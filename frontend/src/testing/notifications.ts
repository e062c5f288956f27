import type { ActivityNotification, LikeNotification } from '#shared/api/notifications.ts'
import { aLike } from '../features/notifications/model/fixtures.ts'
import { aMember, ulid } from './members.ts'

/** The likes of the post with the number 100 + `number`. */
export const aLikeNotification = (
  number: number,
  change: Partial<LikeNotification> = {},
): LikeNotification =>
  aLike(
    { id: ulid(number), postId: ulid(100 + number), liker: aMember(20, 'Krachkatze') },
    { content: `Krach Nummer ${number}`, ...change },
  )

/** A comment on the post with the number 100 + `number`. */
export const anActivity = (
  number: number,
  change: Partial<ActivityNotification> = {},
): ActivityNotification => {
  const commenter = aMember(21, 'Riffqueen')
  return {
    id: ulid(number),
    type: 'comment',
    postId: ulid(100 + number),
    postTitle: 'Ohne Titel',
    content: `Antwort Nummer ${number}`,
    commentId: `${ulid(100 + number)}-${ulid(number)}`,
    storyId: null,
    concert: null,
    band: null,
    article: null,
    decision: null,
    dataExport: null,
    createdAt: new Date().toISOString(),
    userId: commenter.id,
    commenter,
    isUnread: false,
    ...change,
  }
}
