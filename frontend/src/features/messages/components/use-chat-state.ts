import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Message, Quote } from '#shared/api/messages.ts'
import { keepRecipient } from '#spa/entities/message/pending-recipient.ts'
import { useToggleHorns } from '../api/message-actions.ts'
import { useKeptMessages } from '../api/kept-messages.ts'
import { changeOutbox, useOutbox } from '../api/outbox.ts'
import { useMessageOverlays } from '../api/overlays.ts'
import { useReadReceipts } from '../api/read-thread.ts'
import { useSending } from '../api/send.ts'
import { useThread } from '../api/thread.ts'
import { chatRows } from '../model/chat-rows.ts'
import type { Conversation } from '../model/conversation.ts'
import { unsentOf, withKept, withoutDelivered } from '../model/outbox.ts'
import { deliveredIds, shownMessages } from '../model/shown-messages.ts'
import { useUnreadLine } from './use-unread-line.ts'

/** Removes from the outbox what the loaded thread contains. */
const useTidyOutbox = (ownId: string, conversation: Conversation | undefined) => {
  const client = useQueryClient()
  useEffect(() => {
    if (!conversation) return
    changeOutbox(client, ownId, (outbox) => withoutDelivered(outbox, deliveredIds(conversation)))
  }, [client, ownId, conversation])
}

/** A chat without a message is in no list: the tab remembers it. */
const useKeepRecipient = (conversation: Conversation | undefined) => {
  const recipient =
    conversation?.relation === 'none' &&
    conversation.isReachable &&
    conversation.entries.length === 0
      ? conversation.other
      : undefined
  useEffect(() => {
    if (recipient) keepRecipient(recipient)
  }, [recipient])
}

const quoteOf = ({ id, senderId, content, mediaType }: Message): Quote => ({
  id,
  senderId,
  content,
  mediaType,
})

/** Everything that one open chat shows and does. */
export const useChatState = (ownId: string, otherId: string) => {
  const thread = useThread(otherId)
  const { conversation } = thread
  const outbox = useOutbox(ownId)
  const overlays = useMessageOverlays()
  const sending = useSending(ownId, otherId)
  const toggleHorns = useToggleHorns()
  const onSeen = useReadReceipts(otherId, conversation?.readUpTo)
  const [quote, setQuote] = useState<Quote>()
  const [target, setTarget] = useState<string>()
  useTidyOutbox(ownId, conversation)
  useKeepRecipient(conversation)

  const kept = useKeptMessages(otherId)
  const unsent = useMemo(() => withKept(kept, unsentOf(outbox, otherId)), [kept, outbox, otherId])
  const shown = useMemo(
    () => shownMessages({ conversation, unsent, overlays, ownId }),
    [conversation, unsent, overlays, ownId],
  )
  const line = useUnreadLine(conversation, thread.isFresh)
  const rows = useMemo(() => chatRows(shown, line), [shown, line])

  return {
    thread,
    sending,
    shown,
    rows,
    quote,
    setQuote,
    onSeen,
    onHorns: toggleHorns,
    onReply: (message: Message) => {
      setQuote(quoteOf(message))
    },
    onQuote: setTarget,
    jump: {
      target,
      done: () => {
        setTarget(undefined)
      },
    },
    unsentCount: unsent.filter(({ state }) => state !== 'refused' && state !== 'sent').length,
  }
}
