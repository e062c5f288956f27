import { useId } from 'react'
import { ERASURE_WORD, ErasureRequest } from '#shared/api/erasure.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { useErasure, type ConfirmFirst } from '../api/use-erasure.ts'
import { messages } from '../texts.ts'
import * as styles from './receipt.module.css'

interface ErasureDialogProps {
  confirmFirst: ConfirmFirst
  onClose: () => void
}

const isCancelled = (error: Error): boolean => error.name === 'AbortError'

/** Asks for a typed word, because there is no undo after 14 days. */
export const ErasureDialog = ({ confirmFirst, onClose }: ErasureDialogProps) => {
  const form = useId()
  const erasure = useErasure(confirmFirst)
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(ErasureRequest),
    onValid: ({ confirmation }) => {
      if (erasure.isPending) return
      erasure.mutate(confirmation, {
        onError: (error) => {
          if (!isCancelled(error)) reportFailure(error)
        },
      })
    },
  })
  return (
    <Dialog
      title={messages.dialog}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" form={form} variant="danger" busy={erasure.isPending}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.root} {...formProps}>
        <p>{messages.question}</p>
        <TextField
          label={messages.word(ERASURE_WORD)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          error={errors['confirmation']}
        />
      </form>
    </Dialog>
  )
}
