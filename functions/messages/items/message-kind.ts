import type { LastMessage } from '#shared/api/threads.ts'
import type { MessageItem } from './message.items.ts'

/** What a message is, in places that show no media; `deleted` when its sender or a moderator removed it. */
export const messageKindOf = ({
  status,
  media,
  isTemporary,
}: Pick<MessageItem, 'status' | 'media' | 'isTemporary'>): LastMessage['kind'] => {
  if (status === 'deleted' || status === 'removed') return 'deleted'
  if (!media) return 'text'
  if (media.type === 'audio') return 'voice'
  return isTemporary ? 'temporary' : 'photo'
}
