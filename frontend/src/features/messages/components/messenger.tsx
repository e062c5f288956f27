import { useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { InfiniteData } from '@tanstack/react-query'
import type { Thread } from '#shared/api/threads.ts'
import { isUlid } from '#shared/domain/ids.ts'
import type { Page } from '#spa/platform/api-client.ts'
import { threadsKey } from '#spa/entities/message/message-keys.ts'
import { pendingRecipient } from '#spa/entities/message/pending-recipient.ts'
import { useVisibleArea } from '#spa/platform/use-visible-area.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useResendWhenOnline } from '../api/send.ts'
import { toPerson, type Person } from '../model/person.ts'
import { messages } from '../texts.ts'
import { Chat, NotFound, type ChatProps } from './chat.tsx'
import { ThreadList } from './thread-list.tsx'
import type { DialogFor } from './thread-menu.tsx'
import * as styles from './messenger.module.css'

const texts = messages.chat

const NoChat = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.none}>
    <EmptyState
      icon={<MessagesSquare size={48} strokeWidth={1.5} aria-hidden="true" />}
      title={title}
      text={text}
    />
  </div>
)

/** What the lists, or the tap that led here, know of a member. */
const useKnownPerson = (memberId: string | undefined): Person | undefined => {
  const client = useQueryClient()
  const pending = pendingRecipient()
  if (memberId === undefined) return undefined
  if (pending?.id === memberId) return pending
  const lists = client.getQueriesData<InfiniteData<Page<Thread[]>>>({ queryKey: threadsKey })
  const thread = lists
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find(({ id }) => id === memberId)
  return thread && toPerson(thread)
}

interface MessengerProps {
  ownId: string
  /** `?user=` of the address; null without it. */
  user: string | null
  blockDialog: DialogFor
  unblock: (memberId: string) => ReactNode
  /** The dialog that searches a member for a new conversation. */
  newChat: (onClose: () => void) => ReactNode
}

type ChatPaneProps = Omit<MessengerProps, 'newChat'> & Pick<ChatProps, 'focusList'>

const ChatPane = ({ user, ...props }: ChatPaneProps) => {
  const known = useKnownPerson(user ?? undefined)
  if (user === null) return <NoChat title={texts.choose} text={texts.chooseText} />
  if (user === '' || user === props.ownId)
    return <NoChat title={texts.noRecipient} text={texts.noRecipientText} />
  if (!isUlid(user)) return <NotFound />
  return <Chat key={user} otherId={user} known={known} {...props} />
}

/** Takes the whole window: header and bottom bar are hidden (features/shell/components/shell.module.css). */
const PhoneChat = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null)
  useVisibleArea(root)
  return (
    <div ref={root} className={styles.phoneChat} data-fills-screen data-chat>
      {children}
    </div>
  )
}

/** Threads and chat side by side; on a phone one after the other. */
export const Messenger = ({ newChat, ...props }: MessengerProps) => {
  const { ownId, user } = props
  const isPhone = useIsPhone()
  const list = useRef<HTMLDivElement>(null)
  useResendWhenOnline(ownId)
  if (isPhone)
    return user === null ? (
      <ThreadList openId={undefined} newChat={newChat} />
    ) : (
      <PhoneChat>
        <ChatPane {...props} />
      </PhoneChat>
    )
  return (
    <Card flush className={styles.root}>
      <div ref={list} className={styles.side}>
        <ThreadList openId={user ?? undefined} newChat={newChat} />
      </div>
      <div className={styles.main} data-chat={user === null ? undefined : true}>
        <ChatPane
          {...props}
          focusList={() => {
            const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
            const entry = find('a[aria-current]') ?? find('input')
            entry?.focus()
          }}
        />
      </div>
    </Card>
  )
}
