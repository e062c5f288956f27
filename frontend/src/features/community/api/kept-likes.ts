import type { QueryClient } from '@tanstack/react-query'
import type { LikeState } from '#shared/api/likes.ts'
import type { OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import { readOverlay, setOverlay } from './overlays.ts'

/** What a waiting like shows at its post or comment. */
interface KeptLike {
  readonly id: string
  readonly value: LikeState
}

/** Undefined for other items, such as likes of stories and messages. */
const readKeptLike = ({ kind, draft }: OutboxItem): KeptLike | undefined => {
  const like = draft as Partial<KeptLike> | undefined
  return kind === 'like' && like?.value !== undefined && like.id !== undefined
    ? { id: like.id, value: like.value }
    : undefined
}

/** Shows what the server made of a like that waited. Horns of stories and messages name the queries that show them. */
export const showSentLike = (client: QueryClient, item: OutboxItem, answer: unknown): void => {
  const like = readKeptLike(item)
  if (like) setOverlay(client, like.id, { like: { value: answer as LikeState, at: Date.now() } })
  const { refresh } = item.draft as { readonly refresh?: readonly string[] }
  if (refresh) void client.invalidateQueries({ queryKey: refresh })
}

const shown = new Map<string, LikeState>()

/** A like that waits no longer and was not sent: the member took it back, or the server refused it. */
const restore = (client: QueryClient, id: string, wanted: LikeState): void => {
  const { like } = readOverlay(client, id)
  if (like?.at !== Infinity) return
  const { isLiked, likesCount } = like.value
  const before = { isLiked: !isLiked, likesCount: likesCount + (isLiked ? -1 : 1) }
  const value = isLiked === wanted.isLiked ? before : like.value
  setOverlay(client, id, { like: { value, at: Date.now() } })
}

/** Shows the horns that wait, also after a reload. */
export const showKeptLikes = (client: QueryClient, items: readonly OutboxItem[]): void => {
  const likes = items.flatMap((item) =>
    item.state === 'refused' ? [] : (readKeptLike(item) ?? []),
  )
  const ids = new Set(likes.map(({ id }) => id))
  for (const [id, wanted] of shown) {
    if (ids.has(id)) continue
    shown.delete(id)
    restore(client, id, wanted)
  }
  for (const { id, value } of likes) {
    shown.set(id, value)
    setOverlay(client, id, { like: { value, at: Infinity } })
  }
}
