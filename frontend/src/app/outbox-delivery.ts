import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { showCreatedPost } from '../features/community/api/created-post.ts'
import { showSentLike } from '../features/community/api/kept-likes.ts'
import { setOverlay } from '../features/community/api/overlays.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { OutboxItem, OutboxKind } from '#spa/platform/outbox/outbox-item.ts'
import { outboxMember } from '#spa/platform/outbox/outbox-storage.ts'
import { outboxTexts as texts } from '#spa/platform/outbox/texts.ts'
import { toast } from '#ui/feedback/toast-store.ts'

type Show = (client: QueryClient, item: OutboxItem, answer: unknown) => void

/** Without the chunk of messages, the next poll shows the message. */
const showMessage: Show = (client, item, answer) => {
  const show = async () => {
    const { showSentMessage } = await loadChunk(() => import('../features/messages/api/send.ts'))
    showSentMessage(client, outboxMember() ?? '', item, answer)
  }
  void show().catch(() => undefined)
}

/** How each kind shows what the server made of it. */
const shows: Partial<Record<OutboxKind, Show>> = {
  post: (client, _, answer) => showCreatedPost(client, answer as Post),
  comment: (client, _, answer) => {
    const comment = answer as Comment
    setOverlay(client, comment.id, { createdComment: { value: comment, at: Date.now() } })
  },
  like: showSentLike,
  message: showMessage,
  story: (client) => void client.invalidateQueries({ queryKey: ['stories'] }),
}

/** What is said when an item of a kind has arrived. The others show it themselves. */
const says: Partial<Record<OutboxKind, string>> = texts.sent

/** Shows what the server made of an item, and says so. */
export const deliver: Show = (client, item, answer) => {
  shows[item.kind]?.(client, item, answer)
  const title = says[item.kind]
  if (title === undefined) return
  const { status } = answer as { readonly status?: string }
  if (status === 'held') toast({ title, description: texts.held })
  else toast({ title, tone: 'success' })
}
