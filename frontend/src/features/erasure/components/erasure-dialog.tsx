import { ERASURE_WORD, ErasureRequest } from '#shared/api/erasure.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useErasure, type ConfirmFirst } from '../api/use-erasure.ts'
import { messages } from '../texts.ts'

interface ErasureDialogProps {
  confirmFirst: ConfirmFirst
  onClose: () => void
}

const isCancelled = (error: Error): boolean => error.name === 'AbortError'

/** Asks for a typed word, because there is no undo after 14 days. */
export const ErasureDialog = ({ confirmFirst, onClose }: ErasureDialogProps) => {
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
    <FormDialog
      title={messages.dialog}
      size="small"
      submit={messages.submit}
      variant="danger"
      busy={erasure.isPending}
      onClose={onClose}
      {...formProps}
    >
      <p>{messages.question}</p>
      <TextField
        label={messages.word(ERASURE_WORD)}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        error={errors['confirmation']}
      />
    </FormDialog>
  )
}
