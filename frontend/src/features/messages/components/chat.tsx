import { Skull, UserX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { sendTyping, useIsTyping } from '#spa/platform/live/typing.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { keepAttachment, keepDraft, keptAttachment, keptDraft } from '../api/kept.ts'
import type { Attachment } from '../model/unsent.ts'
import type { Conversation } from '../model/conversation.ts'
import type { Person } from '../model/person.ts'
import { spokenWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import { ChatProvider, type ChatContextValue } from './chat-context.ts'
import { ChatFoot } from './chat-foot.tsx'
import { ChatHeader, useWayToList } from './chat-header.tsx'
import { handleChatKey } from './chat-keys.ts'
import { Composer } from './composer.tsx'
import { PhotoDropZone } from './media/photo-drop-zone.tsx'
import { ThreadMedia } from './media/thread-media.tsx'
import { MessageList } from './message-list.tsx'
import type { DialogFor } from './thread-menu.tsx'
import { useChatState } from './use-chat-state.ts'
import { recorderFor } from './voice/recorders.ts'
import * as styles from './chat.module.css'

const texts = messages.chat

type State = ReturnType<typeof useChatState>

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={texts.loading}>
    {['52%', '38%', '64%', '30%', '46%'].map((width, index) => (
      <span key={width} className={index % 2 === 1 ? styles.waitingOwn : undefined}>
        <Skeleton width={width} height={44} />
      </span>
    ))}
  </div>
)

const startText = (conversation: Conversation, name: string): string =>
  conversation.relation === 'none' && conversation.requestMessagesLeft !== null
    ? texts.requestText(conversation.requestMessagesLeft)
    : texts.startText(name)

const NoMessages = ({ conversation, name }: { conversation: Conversation; name: string }) => (
  <div className={styles.middle}>
    <EmptyState
      icon={<Skull size={48} strokeWidth={1.5} aria-hidden="true" />}
      title={texts.start}
      text={startText(conversation, name)}
      heading="h3"
    />
  </div>
)

interface ContentProps {
  state: State
  name: string
}

const Content = ({ state, name }: ContentProps) => {
  const { thread, rows, jump } = state
  const { conversation } = thread
  if (!conversation && thread.error !== undefined)
    return (
      <div className={styles.middle}>
        <ErrorState
          title={texts.loadFailed}
          text={thread.error}
          onRetry={thread.retry}
          retrying={thread.isFetching}
        />
      </div>
    )
  if (!conversation) return <Waiting />
  if (rows.length === 0) return <NoMessages conversation={conversation} name={name} />
  return (
    <MessageList
      rows={rows}
      older={thread.older}
      jump={jump}
      now={conversation.requestedAt}
      isFresh={thread.isFresh}
    />
  )
}

/** Says messages of the other member that arrive while the chat is open. */
const Announcer = ({ shown, name }: { shown: State['shown']; name: string }) => {
  const newest = shown.findLast(({ isOwn }) => !isOwn)
  const [first] = useState(newest?.id)
  return (
    <p className="visually-hidden" role="status">
      {newest && newest.id !== first && texts.writtenBy(name, spokenWords(newest))}
    </p>
  )
}

export interface ChatProps {
  ownId: string
  otherId: string
  /** What is known of the other member before the thread is loaded. */
  known: Person | undefined
  blockDialog: DialogFor
  unblock: (memberId: string) => React.ReactNode
  /** Moves the focus to the list beside the chat; undefined where there is none. */
  focusList?: (() => void) | undefined
}

const NOBODY = { username: '', displayName: '', avatar: null } as const

const usePerson = ({ otherId, known }: ChatProps, conversation: Conversation | undefined): Person =>
  useMemo(
    () => conversation?.other ?? known ?? { ...NOBODY, id: otherId },
    [conversation?.other, known, otherId],
  )

const useContextValue = (state: State, other: Person, ownId: string): ChatContextValue => {
  const { sending, onReply, onQuote, onSeen, onHorns, thread } = state
  const { conversation } = thread
  const mayWrite = conversation?.isReachable === true && !conversation.isBlocked
  const mayLike = mayWrite && conversation.relation === 'open'
  return { other, ownId, sending, mayWrite, mayLike, onReply, onQuote, onSeen, onHorns }
}

/** No account has this id. */
export const NotFound = () => (
  <div className={styles.middle}>
    <EmptyState
      icon={<UserX size={48} strokeWidth={1.5} aria-hidden="true" />}
      title={texts.notFound}
      text={texts.notFoundText}
    />
  </div>
)

const focusText = keepFocus('textarea')
/** Focusing the text would open the keyboard on the screen. */
const focusName = keepFocus('h2')

/** What the member wrote and attached in this chat before, and where it is kept. */
const keptInput = (ownId: string, otherId: string) => ({
  initialText: () => keptDraft(ownId, otherId),
  onText: (text: string) => {
    keepDraft(ownId, otherId, text)
    if (text !== '') sendTyping(otherId)
  },
  initialAttachment: () => keptAttachment(ownId, otherId),
  onAttachment: (attachment: Attachment | undefined) => keepAttachment(ownId, otherId, attachment),
})

/** The conversation with one member. Remount it with another `otherId`. */
export const Chat = (props: ChatProps) => {
  const { ownId, otherId, blockDialog, unblock, focusList } = props
  const state = useChatState(ownId, otherId)
  const isTyping = useIsTyping(otherId)
  const { conversation, isMissing } = state.thread
  const person = usePerson(props, conversation)
  const context = useContextValue(state, person, ownId)
  const recorder = recorderFor(ownId, otherId)
  const hasKeyboard = useHasKeyboard()
  const goToList = useWayToList()
  const name = nameOrUnknown(person.displayName)
  if (isMissing && !conversation) return <NotFound />
  const composer = (
    <Composer
      name={name}
      {...keptInput(ownId, otherId)}
      quote={state.quote}
      isOwnQuote={state.quote?.senderId === ownId}
      onCancelQuote={() => state.setQuote(undefined)}
      onSend={state.sending.send}
      recorder={recorder}
    />
  )
  return (
    <ChatProvider value={context}>
      <ThreadMedia messages={state.shown} ownId={ownId} otherName={name} otherId={otherId}>
        <PhotoDropZone isOpen={context.mayWrite}>
          <section
            ref={hasKeyboard ? focusText : focusName}
            className={styles.root}
            aria-label={texts.region(name)}
            onKeyDown={(event) => handleChatKey(event, focusList ?? goToList)}
          >
            <ChatHeader
              person={person}
              conversation={conversation}
              isTyping={isTyping}
              blockDialog={blockDialog}
            />
            <Content state={state} name={name} />
            {conversation && <Announcer shown={state.shown} name={name} />}
            <ChatFoot
              person={person}
              conversation={conversation}
              unsentCount={state.unsentCount}
              blockDialog={blockDialog}
              unblock={unblock}
              composer={composer}
            />
          </section>
        </PhotoDropZone>
      </ThreadMedia>
    </ChatProvider>
  )
}
