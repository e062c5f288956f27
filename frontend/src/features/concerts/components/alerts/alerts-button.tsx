import { BellRing } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../alert-texts.ts'

const AlertsDialog = lazyPart(
  async () => (await import('./alerts-dialog.tsx')).AlertsDialog,
  DialogFailure,
)

/** Opens the alerts of concerts. */
export const AlertsButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        <BellRing size={18} aria-hidden="true" />
        {messages.open}
      </Button>
      {isOpen && (
        <Suspense>
          <AlertsDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
