import { CalendarCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../mark-texts.ts'

const MarkedDialog = lazyPart(
  async () => (await import('./marked-dialog.tsx')).MarkedDialog,
  DialogFailure,
)

/** Opens the concerts that the member marked. */
export const MarkedButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        <CalendarCheck size={18} aria-hidden="true" />
        {messages.marked}
      </Button>
      {isOpen && (
        <Suspense>
          <MarkedDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
