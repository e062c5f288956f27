import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { OlderMessages } from '../api/thread.ts'
import { findRow, type ChatRow } from '../model/chat-rows.ts'
import { dayName } from '../model/chat-time.ts'
import { messages } from '../texts.ts'
import { MessageRow } from './message-row.tsx'
import { useJump, type Jump } from './use-jump.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import * as styles from './chat.module.css'

const texts = messages.chat

/** Estimated height of a row. */
const ROW_PX = 64
const BUFFER_PX = 600
/** Older messages are loaded before the reader reaches the oldest one. */
const EARLY_PX = 800

interface RowProps {
  row: ChatRow
  now: number
  highlighted: string | undefined
}

const Row = ({ row, now, highlighted }: RowProps) => {
  if (row.kind === 'day')
    return (
      <Heading as="h3" text={dayName(row.at, new Date(now))} className={styles.day}>
        <span>{dayName(row.at, new Date(now))}</span>
      </Heading>
    )
  if (row.kind === 'unread') return <p className={styles.unreadLine}>{texts.unreadLine}</p>
  return (
    <MessageRow
      message={row.message}
      isFirst={row.isFirst}
      isLast={row.isLast}
      isHighlighted={highlighted !== undefined && row.message.id === highlighted}
    />
  )
}

const OlderState = ({ older }: { older: OlderMessages }) => (
  <div className={styles.older}>
    {older.isLoading && <Loading label={texts.loadingOlder} />}
    {older.hasFailed && (
      <span role="alert">
        {texts.olderFailed}{' '}
        <Button size="compact" onClick={older.load}>
          {texts.retry}
        </Button>
      </span>
    )}
  </div>
)

const loadOlderNear = (area: HTMLElement, older: OlderMessages): void => {
  if (!older.exist || older.isLoading || older.hasFailed) return
  if (area.scrollTop < EARLY_PX) older.load()
}

interface ToEndProps {
  isAtEnd: boolean
  /** Arrived while the member looked at older ones. */
  count: number
  onClick: () => void
}

const ToEnd = ({ isAtEnd, count, onClick }: ToEndProps) =>
  !isAtEnd && (
    <div className={styles.toEnd}>
      <Button
        variant={count > 0 ? 'primary' : 'secondary'}
        size="compact"
        aria-label={count > 0 ? undefined : texts.toEnd}
        onClick={onClick}
      >
        <ArrowDown size={18} aria-hidden="true" />
        {count > 0 && texts.newMessages(count)}
      </Button>
    </div>
  )

const newestOf = (rows: readonly ChatRow[]): string | undefined => rows.at(-1)?.key

/** Messages of the other member below the last row that was at the end of the screen. */
const useMissed = (rows: readonly ChatRow[], isAtEnd: boolean): number => {
  const newest = newestOf(rows)
  const [lastSeen, setLastSeen] = useState(newest)
  if (isAtEnd && lastSeen !== newest) setLastSeen(newest)
  const from = rows.findIndex(({ key }) => key === lastSeen)
  if (isAtEnd || from === -1) return 0
  return rows.slice(from + 1).filter((row) => row.kind === 'message' && !row.message.isOwn).length
}

/** Scrolls to the first unread message once, otherwise to the end. */
const useFirstPlace = (
  list: RefObject<VirtualizerHandle | null>,
  rows: readonly ChatRow[],
  isFresh: boolean,
  release: () => void,
) => {
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (isPlaced.current || rows.length === 0) return
    isPlaced.current = isFresh
    const unread = rows.findIndex(({ kind }) => kind === 'unread')
    if (unread === -1) return
    release()
    list.current?.scrollToIndex(unread, { align: 'start', offset: -48 })
  })
}

const isOwn = (row: ChatRow): boolean => row.kind === 'message' && row.message.isOwn

/** Shows what the member has just written; own messages that load above do not move the list. */
const useToEndAfterOwn = (rows: readonly ChatRow[], toEnd: () => void) => {
  const newest = useRef<string>(undefined)
  const follow = useEffectEvent(toEnd)
  useEffect(() => {
    const before = rows.findIndex(({ key }) => key === newest.current)
    if (before !== -1 && rows.slice(before + 1).some(isOwn)) follow()
    newest.current = newestOf(rows)
  }, [rows])
}

interface Keyed {
  readonly key: string
  readonly kind: string
}

const firstMessage = (rows: readonly Keyed[]): string | undefined =>
  rows.find(({ kind }) => kind === 'message')?.key

/** Knows whether rows were added above those that were shown last, so that the list keeps its place. */
const createPrependTracker = () => {
  let shown: string | undefined
  return {
    isPrepended: (rows: readonly Keyed[]): boolean =>
      shown !== undefined && firstMessage(rows) !== shown && rows.some(({ key }) => key === shown),
    remember: (rows: readonly Keyed[]): void => {
      shown = firstMessage(rows)
    },
  }
}

interface MessageListProps {
  rows: readonly ChatRow[]
  older: OlderMessages
  jump: Jump
  /** When the messages were loaded; days are named relative to it. */
  now: number
  /** The server answered since the chat was opened. */
  isFresh: boolean
}

/** The messages of a thread, from old to new. It starts at the end and keeps its place when messages are added. */
export const MessageList = ({ rows, older, jump, now, isFresh }: MessageListProps) => {
  const list = useRef<VirtualizerHandle>(null)
  const [tracker] = useState(createPrependTracker)
  const end = useStickToEnd(rows)
  const { scroller, toEnd } = end
  const missed = useMissed(rows, end.isAtEnd)
  const highlighted = useJump({
    jump,
    older,
    index: jump.target === undefined ? -1 : findRow(rows, jump.target),
    scrollTo: (index) => {
      end.release()
      list.current?.scrollToIndex(index, { align: 'center' })
    },
  })
  useFirstPlace(list, rows, isFresh, end.release)

  useLayoutEffect(() => {
    tracker.remember(rows)
  }, [tracker, rows])

  useToEndAfterOwn(rows, toEnd)

  useEffect(() => {
    const area = scroller.current
    if (area && area.scrollHeight <= area.clientHeight) loadOlderNear(area, older)
  })

  return (
    <div className={styles.listFrame}>
      <OlderState older={older} />
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={texts.log}
        aria-busy={older.isLoading}
        tabIndex={0}
        data-viewport
        onScroll={({ currentTarget }) => {
          end.onScroll()
          loadOlderNear(currentTarget, older)
        }}
      >
        <div className={styles.space} />
        <div>
          <Virtualizer
            ref={list}
            scrollRef={scroller}
            data={rows}
            itemSize={ROW_PX}
            bufferSize={BUFFER_PX}
            shift={tracker.isPrepended(rows)}
          >
            {(row) => <Row key={row.key} row={row} now={now} highlighted={highlighted} />}
          </Virtualizer>
        </div>
      </div>
      <ToEnd isAtEnd={end.isAtEnd} count={missed} onClick={toEnd} />
    </div>
  )
}
