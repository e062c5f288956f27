import type { ReactNode } from 'react'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import type { Conversation } from '../model/conversation.ts'
import type { Person } from '../model/person.ts'
import { messages } from '../texts.ts'
import { RequestBanner } from './request-banner.tsx'
import type { DialogFor } from './thread-menu.tsx'
import * as styles from './chat.module.css'

const texts = messages.request

interface ChatFootProps {
  person: Person
  /** Undefined until it is loaded. */
  conversation: Conversation | undefined
  /** Own messages of a request that the server has not counted yet. */
  unsentCount: number
  blockDialog: DialogFor
  /** Ends the viewer's block. */
  unblock: (memberId: string) => ReactNode
  composer: ReactNode
}

/** How many messages a request still takes; null where there is no limit. */
const messagesLeft = (conversation: Conversation | undefined, unsentCount: number) =>
  conversation?.relation === 'asked' && conversation.requestMessagesLeft !== null
    ? Math.max(0, conversation.requestMessagesLeft - unsentCount)
    : null

const Note = ({ children }: { children: ReactNode }) => (
  <div className={styles.note} role="status">
    {children}
  </div>
)

/** The place where a member writes, or why they cannot. */
export const ChatFoot = (props: ChatFootProps) => {
  const { person, conversation, unsentCount, blockDialog, unblock, composer } = props
  if (conversation?.isBlocked)
    return (
      <Note>
        {messages.closed.blocked(nameOrUnknown(person.displayName))} {unblock(person.id)}
      </Note>
    )
  if (conversation?.isReachable === false) return <Note>{messages.closed.unreachable}</Note>
  const left = messagesLeft(conversation, unsentCount)
  return (
    <>
      {conversation?.relation === 'asking' && (
        <RequestBanner person={person} blockDialog={blockDialog} />
      )}
      {left !== null && <Note>{left === 0 ? texts.used : texts.left(left)}</Note>}
      {left !== 0 && composer}
    </>
  )
}
