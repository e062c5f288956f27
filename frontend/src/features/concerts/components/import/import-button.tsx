import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../feed-texts.ts'

const ImportDialog = lazyPart(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  DialogFailure,
)

/** Opens the import of a programme. */
export const ImportButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <FileUp size={18} aria-hidden="true" />
        {messages.import}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
