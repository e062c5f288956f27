import { ArrowLeft, BadgeCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { requestProfile } from '#spa/entities/member/profile-request.ts'
import { Heading } from '#ui/text/heading.tsx'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { iconButtonClass } from '#ui/controls/button-class.ts'
import type { Conversation } from '../model/conversation.ts'
import type { Person } from '../model/person.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import { ThreadMenu, type DialogFor } from './thread-menu.tsx'
import * as styles from './chat.module.css'

const texts = messages.chat

/** Goes back in the browser's history when the list is there, so that the list keeps its place. */
export const useWayToList = () => {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const cameFromList = typeof state === 'object' && state !== null && 'fromList' in state
  return () => void (cameFromList ? navigate(-1) : navigate('/messages'))
}

const BackLink = () => {
  const goToList = useWayToList()
  return (
    <Link
      className={iconButtonClass}
      to="/messages"
      aria-label={texts.back}
      onClick={(event) => {
        event.preventDefault()
        goToList()
      }}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
}

const presenceOf = (conversation: Conversation | undefined, isTyping: boolean, name: string) => {
  if (isTyping) return texts.typing(name)
  return conversation?.isOnline === true ? texts.online : ''
}

interface ChatHeaderProps {
  person: Person
  conversation: Conversation | undefined
  isTyping: boolean
  blockDialog: DialogFor
}

const Name = ({ person, conversation, isTyping }: Omit<ChatHeaderProps, 'blockDialog'>) => {
  const name = nameOrUnknown(person.displayName)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = useIsPhone()
  useEffect(() => {
    // On a phone the chat takes the place of the list that had the focus. Who already writes keeps it.
    const isWriting = document.activeElement?.matches('textarea') === true
    if (isPhone && !isWriting) heading.current?.focus({ preventScroll: true })
  }, [isPhone])
  return (
    <div className={styles.headWords}>
      <Heading as="h2" text={name} ref={heading} className={styles.headName} tabIndex={-1}>
        <bdi>{name}</bdi>
        {conversation?.other.isVerified === true && (
          <BadgeCheck size={17} role="img" aria-label={texts.verified} />
        )}
      </Heading>
      <span className={styles.presence} role="status">
        {presenceOf(conversation, isTyping, name)}
      </span>
    </div>
  )
}

export const ChatHeader = ({ person, conversation, isTyping, blockDialog }: ChatHeaderProps) => {
  const isPhone = useIsPhone()
  const isLoading = !conversation && person.displayName === ''
  const isKnown = conversation?.isReachable !== false || conversation.isBlocked
  return (
    <header className={styles.head}>
      {isPhone && <BackLink />}
      {isLoading ? (
        <Skeleton width={140} height={44} />
      ) : (
        <>
          <Avatar name={person.displayName} src={person.avatar} />
          <Name person={person} conversation={conversation} isTyping={isTyping} />
        </>
      )}
      {conversation && (
        <ThreadMenu
          person={person}
          conversation={conversation}
          onProfile={isKnown ? () => requestProfile(person) : undefined}
          blockDialog={blockDialog}
        />
      )}
    </header>
  )
}
