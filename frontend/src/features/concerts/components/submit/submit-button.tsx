import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../texts.ts'

const SubmitDialog = lazyPart(
  async () => (await import('./submit-dialog.tsx')).SubmitDialog,
  DialogFailure,
)

/** Opens the form for a concert. */
export const SubmitButton = ({ memberId }: { memberId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Plus size={20} aria-hidden="true" />
        {messages.add}
      </Button>
      {isOpen && (
        <Suspense>
          <SubmitDialog
            memberId={memberId}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
