import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '#shared/api/comments.ts'
import type { LikeState } from '#shared/api/likes.ts'
import type { Post } from '#shared/api/posts.ts'
import { showCreatedPost } from '../features/community/api/created-post.ts'
import { readKeptLike } from '../features/community/model/kept-like.ts'
import { readOverlay, setOverlay } from '../features/community/api/overlays.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import { outboxMember } from '#spa/platform/outbox/outbox-storage.ts'
import { outboxTexts as texts } from '#spa/platform/outbox/texts.ts'
import { toast } from '#ui/feedback/toast-store.ts'

const announce = (title: string, answer: unknown): void => {
  const { status } = answer as { readonly status?: string }
  if (status === 'held') toast({ title, description: texts.held })
  else toast({ title, tone: 'success' })
}

const showLike = (client: QueryClient, item: OutboxItem, value: LikeState): void => {
  const like = readKeptLike(item)
  if (like) setOverlay(client, like.id, { like: { value, at: Date.now() } })
}

/** Horns of stories and messages name the queries that show them. */
const refreshLiked = (client: QueryClient, { draft }: OutboxItem): void => {
  const { refresh } = draft as { readonly refresh?: readonly string[] }
  if (refresh) void client.invalidateQueries({ queryKey: refresh })
}

const deliverMessage = async (
  client: QueryClient,
  item: OutboxItem,
  answer: unknown,
): Promise<void> => {
  const { showSentMessage } = await loadChunk(() => import('../features/messages/api/send.ts'))
  showSentMessage(client, outboxMember() ?? '', item, answer)
}

/** Shows what the server made of an item. Without the chunk of messages, the next poll shows the message. */
export const deliver = (client: QueryClient, item: OutboxItem, answer: unknown): void => {
  const at = Date.now()
  switch (item.kind) {
    case 'post': {
      showCreatedPost(client, answer as Post)
      break
    }
    case 'comment': {
      const comment = answer as Comment
      setOverlay(client, comment.id, { createdComment: { value: comment, at } })
      break
    }
    case 'like': {
      showLike(client, item, answer as LikeState)
      refreshLiked(client, item)
      return
    }
    case 'message': {
      void deliverMessage(client, item, answer).catch(() => undefined)
      return
    }
    case 'story': {
      void client.invalidateQueries({ queryKey: ['stories'] })
      break
    }
    case 'report': {
      break
    }
  }
  announce(texts.sent[item.kind], answer)
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
export const showKept = (client: QueryClient, items: readonly OutboxItem[]): void => {
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
