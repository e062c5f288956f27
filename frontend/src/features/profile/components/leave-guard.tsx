import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { messages } from '../texts.ts'

/** Asks before what was typed is lost: by a link, the way back, or closing the tab. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
    }
  }, [active])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={messages.form.leaveTitle}
      question={messages.form.leaveQuestion}
      confirm={messages.form.leave}
      onClose={() => {
        blocker.reset()
      }}
      onConfirm={() => {
        blocker.proceed()
      }}
    />
  )
}
