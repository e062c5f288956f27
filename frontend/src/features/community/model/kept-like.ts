import type { LikeState } from '#shared/api/likes.ts'
import type { OutboxItem } from '#spa/platform/outbox/outbox-item.ts'

/** What a waiting like shows at its post or comment. */
interface KeptLike {
  readonly id: string
  readonly value: LikeState
}

/** Undefined for other items, such as likes of stories and messages. */
export const readKeptLike = ({ kind, draft }: OutboxItem): KeptLike | undefined => {
  const like = draft as Partial<KeptLike> | undefined
  return kind === 'like' && like?.value !== undefined && like.id !== undefined
    ? { id: like.id, value: like.value }
    : undefined
}
