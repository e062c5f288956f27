import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { sendMessage, type Message } from '#shared/api/messages.ts'
import { threadKey, threadsKey } from '#spa/entities/message/message-keys.ts'
import { keepUnsent, requestFor } from '#spa/platform/outbox/keep-unsent.ts'
import type { OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import { waitingCount } from '#spa/platform/outbox/outbox-storage.ts'
import { loadOutbox, readOutboxFiles } from '#spa/platform/outbox/outbox.ts'
import { useOutbox as useKeptItems } from '#spa/platform/outbox/use-outbox.ts'
import { forgetRecipient } from '#spa/entities/message/pending-recipient.ts'
import { UNREAD_KEY } from '#spa/entities/notification/unread.ts'
import { writeBody, without, type Outbox, type Unsent } from '../model/outbox.ts'
import { quoteWords } from '../model/words.ts'
import { keepLocalMedia, localMediaUrl } from './media-local.ts'
import { changeOutbox } from './outbox.ts'
import { readKeptMedia, settlePendingMedia } from './pending-media.ts'

/** The messages to one member are sent in their order. */
export const messageLane = (recipientId: string): string => `message/${recipientId}`

/** What the chat needs to show a message that waits. */
type KeptDraft = Pick<Unsent, 'recipientId' | 'draft' | 'writtenAt'>

interface Attempt {
  /** The newest message of the thread that this browser knows. */
  readonly after: string | undefined
  readonly attemptedAt: number | undefined
}

const labelOf = ({ draft: { content, attachment } }: Unsent): string => {
  return quoteWords({ content, mediaType: attachment?.mediaType ?? null })
}

/** Hands an unsent message to the outbox of all features. Returns false when this browser keeps nothing. @throws ApiError */
export const keepMessage = async (
  client: QueryClient,
  ownId: string,
  unsent: Unsent,
  { after, attemptedAt }: Attempt,
): Promise<boolean> => {
  const { clientId, recipientId, draft, writtenAt, body: sentBody } = unsent
  const media = draft.attachment && !sentBody ? await readKeptMedia(clientId) : undefined
  const body = sentBody ?? writeBody(unsent, media?.fields ?? {}, after)
  const kept: KeptDraft = { recipientId, draft, writtenAt }
  const state = await keepUnsent(
    {
      id: clientId,
      kind: 'message',
      lane: messageLane(recipientId),
      request: requestFor(sendMessage, { body }),
      idempotencyKey: clientId,
      label: labelOf(unsent),
      draft: kept,
      chain: 'after',
      attemptedAt,
      files: media ? [media.file] : [],
    },
    new Map(media ? [[media.file.key, media.blob]] : []),
  )
  if (state === undefined) return false
  changeOutbox(client, ownId, (outbox) => without(outbox, clientId))
  return true
}

const unsentOf = ({ id, draft, state, reason }: OutboxItem): Unsent => ({
  ...(draft as KeptDraft),
  clientId: id,
  state: state === 'refused' || state === 'unsure' ? 'refused' : 'kept',
  reason,
})

/** A reload loses the addresses of files that wait. Temporary photos stay hidden. */
const useLocalMedia = (items: readonly OutboxItem[]): number => {
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const load = async ({ id }: OutboxItem) => {
      for (const blob of (await readOutboxFiles(id)).values()) keepLocalMedia(id, blob)
      setLoads((count) => count + 1)
    }
    for (const item of items) {
      const isHidden = unsentOf(item).draft.attachment?.isTemporary === true
      const isLost = item.files.length > 0 && localMediaUrl(item.id) === undefined
      if (isLost && !isHidden) void load(item).catch(() => undefined)
    }
  }, [items])
  return loads
}

/** The messages to one member that wait for the connection. */
export const useKeptMessages = (recipientId: string): Outbox => {
  const all = useKeptItems()
  const lane = messageLane(recipientId)
  const items = useMemo(() => all.filter((item) => item.lane === lane), [all, lane])
  const loads = useLocalMedia(items)
  // The rows show a file when its address is there.
  return useMemo(() => (loads < 0 ? [] : items.map(unsentOf)), [items, loads])
}

export const refreshThread = (client: QueryClient, recipientId: string): void => {
  for (const queryKey of [threadKey(recipientId), threadsKey, ['/api/notifications'], UNREAD_KEY])
    void client.invalidateQueries({ queryKey })
}

/** Whether a message waits in the outbox of all features. */
export const isKept = async (clientId: string): Promise<boolean> => {
  if (waitingCount() === 0) return false
  const items = await loadOutbox().catch(() => [])
  return items.some(({ id }) => id === clientId)
}

/** Shows a message that the outbox sent, until the loaded thread contains it. */
export const deliverKept = (
  client: QueryClient,
  ownId: string,
  item: OutboxItem,
  message: Message,
): void => {
  // Its thread knows it by its key, which another one replaced when the member changed the text.
  const clientId = item.idempotencyKey ?? item.id
  const sent: Unsent = { ...unsentOf(item), clientId, state: 'sent', message }
  changeOutbox(client, ownId, (outbox) => [...without(outbox, item.id), sent])
  settlePendingMedia(item.id)
  forgetRecipient(sent.recipientId)
  refreshThread(client, sent.recipientId)
}
