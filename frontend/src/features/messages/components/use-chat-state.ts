import { useEffect, useMemo, useState } from 'react'
import type { Message, Quote } from '#shared/api/messages.ts'
import { keepRecipient } from '#spa/entities/message/pending-recipient.ts'
import { useToggleHorns } from '../api/message-actions.ts'
import { useMessageOverlays } from '../api/overlays.ts'
import { useReadReceipts } from '../api/read-thread.ts'
import { usePageMessages, useSending, type Sending } from '../api/send.ts'
import { useThread } from '../api/thread.ts'
import { useUnsent } from '../api/unsent.ts'
import { chatRows } from '../model/chat-rows.ts'
import type { Conversation } from '../model/conversation.ts'
import { deliveredIds, shownMessages } from '../model/shown-messages.ts'
import { useUnreadLine } from './use-unread-line.ts'

const useSettling = ({ settle }: Sending, conversation: Conversation | undefined) => {
  useEffect(() => {
    if (conversation) settle([...deliveredIds(conversation)])
  }, [settle, conversation])
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
  const overlays = useMessageOverlays()
  const sending = useSending(ownId, otherId)
  const toggleHorns = useToggleHorns()
  const onSeen = useReadReceipts(otherId, conversation?.readUpTo)
  const [quote, setQuote] = useState<Quote>()
  const [target, setTarget] = useState<string>()
  useSettling(sending, conversation)
  useKeepRecipient(conversation)

  const unsent = useUnsent(otherId, usePageMessages(ownId))
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
    onReply: (message: Message) => setQuote(quoteOf(message)),
    onQuote: setTarget,
    jump: {
      target,
      done: () => setTarget(undefined),
    },
    unsentCount: unsent.filter(({ state }) => state !== 'refused' && state !== 'sent').length,
  }
}
