import { useId, type ComponentProps } from 'react'
import { Button } from '../controls/button.tsx'
import { FormGrid } from '../forms/form-grid.tsx'
import { messages } from '../texts.ts'
import { Dialog } from './dialog.tsx'

interface FormActionsProps {
  /** Id of the form. */
  form: string
  /** The verb of the button that sends it. */
  submit: string
  /** `danger` for what takes something away. */
  variant?: 'primary' | 'danger'
  busy?: boolean
  onClose: () => void
}

/** The buttons of a dialog with a form: leave it, send it. */
export const FormActions = (props: FormActionsProps) => {
  const { form, submit, variant = 'primary', busy = false, onClose } = props
  return (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button type="submit" form={form} variant={variant} busy={busy}>
        {submit}
      </Button>
    </>
  )
}

interface FormDialogProps extends Omit<FormActionsProps, 'form'>, ComponentProps<typeof FormGrid> {
  title: string
  size?: ComponentProps<typeof Dialog>['size']
}

/** A dialog that is one form. */
export const FormDialog = (props: FormDialogProps) => {
  const {
    title,
    size = 'medium',
    submit,
    variant = 'primary',
    busy = false,
    onClose,
    ...form
  } = props
  const id = useId()
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      actions={<FormActions {...{ form: id, submit, variant, busy, onClose }} />}
    >
      <FormGrid id={id} {...form} />
    </Dialog>
  )
}
