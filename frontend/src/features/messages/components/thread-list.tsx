import { MailQuestion, MessagesSquare, SearchX, SquarePen } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Thread } from '#shared/api/threads.ts'
import { pendingRecipient } from '#spa/entities/message/pending-recipient.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { cappedCount } from '#ui/feedback/count-badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { useWaitingRequests, type Folder } from '../api/threads.ts'
import { toPerson } from '../model/person.ts'
import { messages } from '../texts.ts'
import { ThreadRow, PendingRow } from './thread-row.tsx'
import { ThreadSearch } from './thread-search.tsx'
import { useListedThreads } from './use-listed-threads.ts'
import * as styles from './thread-list.module.css'

const texts = messages.list

const Waiting = () => (
  <div role="status" aria-label={texts.loading}>
    {['58%', '72%', '46%', '64%', '52%'].map((width) => (
      <span key={width} className={styles.thread}>
        <Skeleton width={44} height={44} />
        <span className={styles.words}>
          <Skeleton width="40%" height={16} />
          <Skeleton width={width} height={14} />
        </span>
      </span>
    ))}
  </div>
)

const iconOf = (isSearch: boolean, folder: Folder): ReactNode => {
  const Icon = folder === 'requests' ? MailQuestion : MessagesSquare
  return isSearch ? (
    <SearchX size={48} strokeWidth={1.5} aria-hidden="true" />
  ) : (
    <Icon size={48} strokeWidth={1.5} aria-hidden="true" />
  )
}

const NewButton = ({ onNew }: { onNew: () => void }) => (
  <Button variant="primary" onClick={onNew}>
    {texts.newChat}
  </Button>
)

interface NoThreadsProps {
  isSearch: boolean
  folder: Folder
  onNew: () => void
}

const NoThreads = ({ isSearch, folder, onNew }: NoThreadsProps) => {
  const empty =
    folder === 'requests'
      ? { title: texts.noRequests, text: texts.noRequestsText }
      : { title: texts.empty, text: texts.emptyText }
  const words = isSearch ? { title: texts.none, text: texts.noneText } : empty
  return (
    <EmptyState
      space="panel"
      icon={iconOf(isSearch, folder)}
      action={folder === 'inbox' && <NewButton onNew={onNew} />}
      {...words}
    />
  )
}

type Listed = ReturnType<typeof useListedThreads>

const More = ({ more }: Pick<Listed, 'more'>) =>
  more.exist && (
    <div className={styles.more}>
      {more.hasFailed && <p role="alert">{texts.moreFailed}</p>}
      <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
        {texts.more}
      </Button>
    </div>
  )

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The entry that a key leads to; undefined for other keys. */
const entryAfter = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : STEPS[key]?.(index, count)

/** Arrow keys lead from the search into the list and through it. */
const move = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, target } = event
  const links = [...currentTarget.querySelectorAll('a')]
  const index = links.findIndex((link) => link === target)
  const isSearch = target instanceof HTMLInputElement && target.closest('dialog') === null
  const next = index === -1 ? undefined : entryAfter(key, index, links.length)
  const link = links[isSearch && key === 'ArrowDown' ? 0 : (next ?? -1)]
  if (!link) return
  event.preventDefault()
  link.focus()
}

interface RowsProps {
  listed: Listed
  folder: Folder
  openId: string | undefined
  onNew: () => void
}

const pendingFor = (folder: Folder, listed: Listed) => {
  const person = folder === 'inbox' && !listed.isSearch ? pendingRecipient() : undefined
  return listed.threads?.some(({ id }) => id === person?.id) === true ? undefined : person
}

const Rows = ({ listed, folder, openId, onNew }: RowsProps) => {
  const { threads, error, isSearch, isAnswer } = listed
  const pending = pendingFor(folder, listed)
  if (!threads && error !== undefined)
    return (
      <ErrorState
        space="panel"
        title={texts.loadFailed}
        text={error}
        onRetry={listed.retry}
        retrying={listed.isFetching}
      />
    )
  if (!threads || (threads.length === 0 && !isAnswer)) return <Waiting />
  if (threads.length === 0 && !pending)
    return <NoThreads isSearch={isSearch} folder={folder} onNew={onNew} />
  return (
    <>
      <ul className={styles.list} aria-label={texts.label}>
        {pending && <PendingRow person={pending} isOpen={pending.id === openId} />}
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            person={toPerson(thread)}
            isOpen={thread.id === openId}
          />
        ))}
      </ul>
      <More more={listed.more} />
    </>
  )
}

const statusOf = (isSearch: boolean, isAnswer: boolean, threads: readonly Thread[] | undefined) =>
  isSearch && isAnswer && threads ? texts.found(threads.length) : ''

const useFolderTabs = () => {
  const { count, isMore } = useWaitingRequests()
  const shown = isMore ? cappedCount(100) : cappedCount(count)
  return [
    { name: 'inbox', label: texts.inbox },
    {
      name: 'requests',
      label: (
        <>
          {texts.requests}
          {count > 0 && (
            <span className={styles.requests}>
              <span aria-hidden="true">{shown}</span>
              <span className="visually-hidden">{texts.waitingRequests(shown)}</span>
            </span>
          )}
        </>
      ),
    },
  ] as const
}

interface ThreadListProps {
  /** The other member of the open thread. */
  openId: string | undefined
  /** The dialog that searches a member for a new conversation. */
  newChat: (onClose: () => void) => ReactNode
}

/** The member's conversations with search and the folder of requests. */
export const ThreadList = ({ openId, newChat }: ThreadListProps) => {
  const [isChoosing, setChoosing] = useState(false)
  const choose = () => setChoosing(true)
  const [folder, setFolder] = useState<Folder>('inbox')
  const [text, setText] = useState('')
  const listed = useListedThreads(folder, text)
  const tabs = useFolderTabs()
  return (
    <nav className={styles.root} aria-label={texts.label} onKeyDown={move} data-chats>
      <div className={styles.top}>
        <ThreadSearch
          text={text}
          onText={setText}
          status={statusOf(listed.isSearch, listed.isAnswer, listed.threads)}
        />
        <Tooltip text={texts.newChat}>
          <IconButton variant="primary" label={texts.newChat} onClick={choose}>
            <SquarePen size={20} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </div>
      <Tabs label={texts.folders} tabs={tabs} selected={folder} onSelect={setFolder} layout="start">
        <div className={styles.scroller}>
          <Rows listed={listed} folder={folder} openId={openId} onNew={choose} />
        </div>
      </Tabs>
      {isChoosing && newChat(() => setChoosing(false))}
    </nav>
  )
}
