import { NewEscalation } from '#shared/api/cases.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useEscalate } from '../../api/cases.ts'
import { caseTexts } from '../../case-texts.ts'

const texts = caseTexts.escalation

interface EscalationDialogProps {
  id: string
  onClose: () => void
}

/** Records which authority was informed. */
export const EscalationDialog = ({ id, onClose }: EscalationDialogProps) => {
  const { mutate, isPending } = useEscalate(id)
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewEscalation),
    read: (element) => Object.fromEntries(new FormData(element)),
    onValid: (body) => mutate(body, { onSuccess: onClose }),
  })
  return (
    <FormDialog
      title={texts.title}
      submit={texts.save}
      busy={isPending}
      onClose={onClose}
      {...formProps}
    >
      <p>{texts.text}</p>
      <SelectField
        label={texts.authority}
        name="authority"
        options={texts.authorities}
        defaultValue="police"
        error={errors['authority']}
      />
      <TextField label={texts.name} hint={texts.nameHint} name="name" error={errors['name']} />
      <TextField label={texts.reference} optional name="reference" error={errors['reference']} />
    </FormDialog>
  )
}
