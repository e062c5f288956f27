import { useEffect, useMemo, useState } from 'react'
import { sendMessage, type Message } from '#shared/api/messages.ts'
import { requestFor } from '#spa/platform/outbox/keep-unsent.ts'
import type { NewOutboxItem, OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import { readOutboxFiles } from '#spa/platform/outbox/outbox.ts'
import { useOutbox } from '#spa/platform/outbox/use-outbox.ts'
import { writeBody, type SendState, type Unsent, type Written } from '../model/unsent.ts'
import { quoteWords } from '../model/words.ts'
import { keepLocalMedia, localMediaUrl } from './media-local.ts'

/** The messages to one member are sent in their order. */
export const messageLane = (recipientId: string): string => `message/${recipientId}`

/** A message as the outbox sends it. Its `id` becomes the `clientId`, by which its thread knows it. */
export const itemOf = (id: string, written: Written): NewOutboxItem => ({
  id,
  kind: 'message',
  lane: messageLane(written.recipientId),
  request: requestFor(sendMessage, { body: writeBody(written, undefined, undefined) }),
  idempotencyKey: id,
  label: quoteWords({
    content: written.draft.content,
    mediaType: written.draft.attachment?.mediaType ?? null,
  }),
  draft: written,
  chain: 'after',
})

export const writtenOf = ({ draft }: OutboxItem): Written => draft as Written

/** Whether the outbox of the device has it: then it is shown as waiting for the connection, also while it is sent. */
const stateOf = ({ state }: OutboxItem, isKept: boolean): SendState => {
  if (state === 'refused' || state === 'unsure') return 'refused'
  return isKept ? 'kept' : state
}

/** A message as the chat shows it. */
export const unsentOf = (item: OutboxItem, isKept = false): Unsent => ({
  ...writtenOf(item),
  clientId: item.id,
  state: stateOf(item, isKept),
  reason: item.reason,
  message: item.answer as Message | undefined,
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
      const isHidden = writtenOf(item).draft.attachment?.isTemporary === true
      const isLost = item.files.length > 0 && localMediaUrl(item.id) === undefined
      if (isLost && !isHidden) void load(item).catch(() => undefined)
    }
  }, [items])
  return loads
}

/** The messages to one member that their thread does not contain: those that wait for the connection and those of this page, sent or not. */
export const useUnsent = (
  recipientId: string,
  ofPage: readonly OutboxItem[],
): readonly Unsent[] => {
  const all = useOutbox()
  const lane = messageLane(recipientId)
  const kept = useMemo(() => all.filter((item) => item.lane === lane), [all, lane])
  const loads = useLocalMedia(kept)
  return useMemo(() => {
    // The rows show a file when its address is there.
    if (loads < 0) return []
    // One that is handed over is in both for a moment.
    const isKept = new Set(kept.map(({ id }) => id))
    const own = ofPage.filter((item) => item.lane === lane && !isKept.has(item.id))
    return [...kept.map((item) => unsentOf(item, true)), ...own.map((item) => unsentOf(item))]
  }, [kept, ofPage, lane, loads])
}
