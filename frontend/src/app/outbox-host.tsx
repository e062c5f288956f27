import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { keepAnswers } from '#spa/platform/offline-data/kept-answers.ts'
import { isRefused, type OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import { OutboxList } from '#spa/platform/outbox/outbox-list.tsx'
import { useWaitingCount } from '#spa/platform/outbox/outbox-slot.tsx'
import { runOutbox } from '#spa/platform/outbox/outbox.ts'
import { askBeforeSignOut } from '#spa/platform/outbox/sign-out-request.ts'
import { outboxTexts as texts } from '#spa/platform/outbox/texts.ts'
import { useOutbox } from '#spa/platform/outbox/use-outbox.ts'
import { loseSession } from '#spa/platform/session.ts'
import { messages } from '#spa/platform/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { showKeptLikes } from '../features/community/api/kept-likes.ts'
import { deliver } from './outbox-delivery.ts'
import * as styles from './outbox-host.module.css'

keepAnswers()

const summary = (items: readonly OutboxItem[]): string => {
  const refused = items.filter(isRefused).length
  return refused > 0 ? texts.refusedCount(refused) : texts.count(items.length)
}

/** Asks before a sign-out that would remove what waits, also while the list is still loading. */
const SignOutQuestion = () => {
  const count = useWaitingCount()
  const [signOut, setSignOut] = useState<() => void>()
  const ask = useEffectEvent((next: () => void) => {
    if (count === 0) next()
    else setSignOut(() => next)
  })
  useEffect(() => askBeforeSignOut((next) => ask(next)), [])
  const close = () => setSignOut(undefined)
  const proceed = useEffectEvent(() => {
    close()
    signOut?.()
  })
  // Everything was sent meanwhile, or by the service worker, which cannot update the count.
  useEffect(() => {
    if (!signOut || count > 0) return
    const timer = setTimeout(proceed)
    return () => clearTimeout(timer)
  }, [signOut, count])
  return (
    signOut && (
      <ConfirmDialog
        title={texts.signOut.title}
        question={texts.signOut.question(count)}
        confirm={texts.signOut.confirm}
        onConfirm={() => {
          close()
          signOut()
        }}
        onClose={close}
      />
    )
  )
}

const loseWaitingSession = (): void => {
  showFailure(messages.sessionExpired, texts.keptSession)
  loseSession()
}

/** Sends what waits, and says what waits. */
export const OutboxHost = () => {
  const client = useQueryClient()
  const items = useOutbox()
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      runOutbox({
        onSent: (item, answer) => deliver(client, item, answer),
        onSignedOut: loseWaitingSession,
      }),
    [client],
  )
  useEffect(() => {
    showKeptLikes(client, items)
  }, [client, items])
  return (
    <>
      {items.length > 0 && (
        <div
          className={styles.root}
          role="status"
          data-refused={items.some(isRefused)}
          data-above-bottom-bar
        >
          <span>{summary(items)}</span>
          <Button variant="ghost" size="compact" onClick={() => setOpen(true)}>
            {texts.show}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={texts.list} onClose={() => setOpen(false)}>
          {items.length > 0 ? <OutboxList items={items} /> : <p>{texts.empty}</p>}
        </Dialog>
      )}
      <SignOutQuestion />
    </>
  )
}
