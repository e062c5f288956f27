import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { messages } from '../texts.ts'

/** Asks before unsaved changes are lost by a link, by going back, or by closing the tab. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!active) return
    const preventUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    addEventListener('beforeunload', preventUnload)
    return () => {
      removeEventListener('beforeunload', preventUnload)
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
