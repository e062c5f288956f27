import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { sendMessage } from '#shared/api/messages.ts'
import { call } from '#spa/platform/api-client.ts'
import { threadKey, threadsKey } from '#spa/entities/message/message-keys.ts'
import { forgetRecipient } from '#spa/entities/message/pending-recipient.ts'
import { requestFor } from '#spa/platform/outbox/keep-unsent.ts'
import { cancelItem, retryItem } from '#spa/platform/outbox/outbox.ts'
import type { OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import {
  pageItems,
  readPageItems,
  removeFromPage,
  resendWhenOnline,
  retryOnPage,
  sendFromPage,
  showSent,
  type PageKind,
} from '#spa/platform/outbox/page-queue.ts'
import { pollsRest } from '#spa/platform/poll.ts'
import { timeKey, type Conversation } from '../model/conversation.ts'
import { writeBody, type Draft } from '../model/unsent.ts'
import { keep, readItems } from './kept.ts'
import {
  dropPendingMedia,
  pendingFiles,
  preparePendingMedia,
  settlePendingMedia,
  uploadPendingMedia,
} from './pending-media.ts'
import { itemOf, messageLane, unsentOf, writtenOf } from './unsent.ts'

/** The newest message of the thread that this browser knows. */
const newestKnown = (client: QueryClient, items: readonly OutboxItem[], recipientId: string) => {
  const loaded = client.getQueryData<Conversation | null>(threadKey(recipientId))
  const sent = items.filter(({ lane }) => lane === messageLane(recipientId))
  const ids = [
    ...(loaded?.entries ?? []).map(({ message }) => message.id),
    ...sent.flatMap((item) => unsentOf(item).message?.id ?? []),
  ]
  return ids.toSorted((one, other) => (timeKey(one) < timeKey(other) ? -1 : 1)).at(-1)
}

/** Messages are shown and sent by the chat at once. */
const messageKind = (client: QueryClient, memberId: string): PageKind => {
  const kind: PageKind = {
    client,
    memberId,
    read: () => readItems(memberId),
    write: (outbox) => keep(memberId, { outbox }),
    complete: async (item) => {
      const written = writtenOf(item)
      const media = written.draft.attachment && (await preparePendingMedia(item.id))
      // What arrived while a file was prepared counts, too.
      const after = newestKnown(client, readPageItems(kind), written.recipientId)
      const request = requestFor(sendMessage, { body: writeBody(written, media?.fields, after) })
      return { ...item, request, files: media ? [media.file] : [] }
    },
    files: pendingFiles,
    transport: {
      call: ({ id }, body) =>
        call(sendMessage, { body: body as ReturnType<typeof writeBody>, idempotencyKey: id }),
      upload: ({ id }) => uploadPendingMedia(id),
    },
    onSettled: (item, isSent) => {
      const { recipientId } = writtenOf(item)
      if (isSent) {
        settlePendingMedia(item.id)
        forgetRecipient(recipientId)
      }
      // With the live channel, hints about the message follow.
      if (isSent && pollsRest()) return
      for (const queryKey of [threadKey(recipientId), threadsKey])
        void client.invalidateQueries({ queryKey })
    },
  }
  return kind
}

/** Shows a message that the outbox of the device sent, until the loaded thread contains it. */
export const showSentMessage = (
  client: QueryClient,
  memberId: string,
  item: OutboxItem,
  answer: unknown,
): void => showSent(messageKind(client, memberId), item, answer)

const newMessage = (recipientId: string, draft: Draft) =>
  itemOf(draft.attachment?.fileKey ?? crypto.randomUUID(), {
    recipientId,
    draft,
    writtenAt: new Date().toISOString(),
  })

/** `kept`: it waits for the connection. `refused`: the reason of the server; it is not kept. */
export type TextDelivery =
  | { readonly state: 'sent' | 'kept' }
  | { readonly state: 'refused'; readonly reason: string }

/** Sends a text from outside of the chat, which shows it as one of its own. */
export const sendText = async (
  client: QueryClient,
  memberId: string,
  recipientId: string,
  content: string,
): Promise<TextDelivery> => {
  const kind = messageKind(client, memberId)
  const item = newMessage(recipientId, { content })
  await sendFromPage(kind, item)
  const after = readPageItems(kind).find(({ id }) => id === item.id)
  if (after?.state !== 'refused') return { state: after?.state === 'sent' ? 'sent' : 'kept' }
  removeFromPage(kind, item.id)
  return { state: 'refused', reason: after.reason ?? '' }
}

/** Sends messages to one member. They appear at once and outlive the chat that sent them. */
export const useSending = (memberId: string, recipientId: string) => {
  const client = useQueryClient()
  return useMemo(() => {
    const kind = messageKind(client, memberId)
    return {
      send: (draft: Draft): void => {
        void sendFromPage(kind, newMessage(recipientId, draft))
      },
      /** Sends what failed again, in its order. */
      retry: (clientId: string): void => {
        void retryItem(clientId)
        void retryOnPage(kind, messageLane(recipientId), clientId)
      },
      discard: (clientId: string): void => {
        void cancelItem(clientId)
        dropPendingMedia(clientId)
        removeFromPage(kind, clientId)
      },
      /** Forgets what the loaded thread contains. */
      settle: (delivered: readonly string[]): void => removeFromPage(kind, ...delivered),
    }
  }, [client, memberId, recipientId])
}

export type Sending = ReturnType<typeof useSending>

const NONE: readonly OutboxItem[] = []

/** The messages of this page that are not sent. */
export const usePageMessages = (memberId: string): readonly OutboxItem[] => {
  const client = useQueryClient()
  return useQuery(pageItems(messageKind(client, memberId))).data ?? NONE
}

export const useResendWhenOnline = (memberId: string): void => {
  const client = useQueryClient()
  useEffect(() => resendWhenOnline(messageKind(client, memberId)), [client, memberId])
}
