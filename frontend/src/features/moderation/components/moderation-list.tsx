import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import type { ModerationType } from '#shared/api/moderation.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useDecide } from '../api/decide.ts'
import type { Decision } from '../api/deciding.ts'
import { messages } from '../texts.ts'
import type { Entry } from '../model/entries.ts'
import { focusNeighbour, useCaseKeys } from './cases/use-case-keys.ts'
import { HeldEntry } from './held-entry.tsx'
import * as styles from './moderation-desk.module.css'

/** Moves the focus to the next entry when a decided one, which had the focus, leaves the list. */
const useNextFocus = (count: number) => {
  const list = useRef<HTMLDivElement>(null)
  const decidedAt = useRef<number>(undefined)

  useEffect(() => {
    const at = decidedAt.current
    if (at === undefined || document.activeElement !== document.body) return
    decidedAt.current = undefined
    const entries = list.current?.querySelectorAll<HTMLElement>('article')
    const next = entries?.[Math.min(at, entries.length - 1)]
    ;(next ?? list.current)?.focus()
  }, [count])

  return {
    list,
    leave: (index: number) => {
      decidedAt.current = index
    },
  }
}

/** Keys lead from entry to entry, and press the buttons of the one that has the focus. */
const useListKeys = (list: RefObject<HTMLElement | null>, isOn: boolean) => {
  useCaseKeys(isOn, (action) => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])]
    if (focusNeighbour(entries, action)) return true
    const focused = entries.find((entry) => entry.contains(document.activeElement))
    const button = focused?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? undefined
    button?.click()
    return button !== undefined
  })
}

interface ModerationListProps {
  type: ModerationType
  entries: readonly Entry[]
  more: {
    readonly hasMore: boolean
    readonly isLoading: boolean
    readonly loadMore: () => void
  }
  isAdmin: boolean
  hasKeys: boolean
}

/** Nobody decides about a text that its author has changed since it was read. */
const versionOf = ({ version }: Entry): { readonly version?: number } =>
  version === null ? {} : { version }

/** The held entries of one type, in the order of the queue. */
export const ModerationList = (props: ModerationListProps) => {
  const { type, entries, more, isAdmin, hasKeys } = props
  const { mutate } = useDecide()
  const { list, leave } = useNextFocus(entries.length)

  useListKeys(list, hasKeys)

  const decide = (index: number, decision: Decision) => {
    leave(index)
    mutate(decision)
  }

  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {entries.length === 0 ? (
        <Card>
          <EmptyState
            {...messages.empty[type]}
            icon={<ShieldCheck size={56} strokeWidth={1.5} aria-hidden="true" />}
          />
        </Card>
      ) : (
        <ol aria-label={messages.names[type]}>
          {entries.map((entry, index) => (
            <HeldEntry
              key={entry.id}
              entry={entry}
              isAdmin={isAdmin}
              onApprove={() => {
                decide(index, {
                  type,
                  id: entry.id,
                  verdict: { action: 'approve', ...versionOf(entry) },
                })
              }}
              onReject={(reason) => {
                const verdict = { action: 'reject', reason, ...versionOf(entry) } as const
                decide(index, { type, id: entry.id, verdict })
              }}
            />
          ))}
        </ol>
      )}
      {more.hasMore && (
        <div className={styles.more}>
          <p>{messages.more}</p>
          <Button busy={more.isLoading} onClick={more.loadMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </div>
  )
}
