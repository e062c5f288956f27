import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { guardNavigation } from '#spa/platform/navigation-guard.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { messages } from '../texts.ts'

/** Asks before unsaved changes are lost by a link, by going back, or by closing the tab. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const { pathname } = useLocation()
  /** The navigation that waits for the answer. */
  const [held, setHeld] = useState<{ readonly proceed: () => void }>()

  useEffect(() => {
    if (!active) return
    return guardNavigation((next, proceed) => {
      const isHeld = next !== pathname
      if (isHeld) setHeld({ proceed })
      return isHeld
    })
  }, [active, pathname])

  useEffect(() => {
    if (!active) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [active])

  if (!held) return null
  return (
    <ConfirmDialog
      title={messages.form.leaveTitle}
      question={messages.form.leaveQuestion}
      confirm={messages.form.leave}
      onClose={() => setHeld(undefined)}
      onConfirm={() => {
        setHeld(undefined)
        held.proceed()
      }}
    />
  )
}
