import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../texts.ts'
import { useFormDialog } from '../use-form-dialog.ts'

const NewcomerDialog = lazyPart(
  async () => (await import('./newcomer-dialog.tsx')).NewcomerDialog,
  DialogFailure,
)

interface NewcomerButtonProps {
  /** Username of the viewer. */
  me: string
}

/** Opens the dialog for a band that is missing. */
export const NewcomerButton = ({ me }: NewcomerButtonProps) => {
  const { isOpen, open, close } = useFormDialog('newcomer')
  return (
    <>
      <Button variant="primary" onClick={open}>
        <Plus size={20} aria-hidden="true" />
        {messages.newcomerForm.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewcomerDialog me={me} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
