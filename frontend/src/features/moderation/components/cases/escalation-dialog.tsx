import { useId } from 'react'
import { NewEscalation } from '#shared/api/cases.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { useEscalate } from '../../api/cases.ts'
import { caseTexts } from '../../case-texts.ts'
import * as styles from './cases.module.css'

const texts = caseTexts.escalation

interface EscalationDialogProps {
  id: string
  onClose: () => void
}

/** Records which authority was informed. */
export const EscalationDialog = ({ id, onClose }: EscalationDialogProps) => {
  const form = useId()
  const { mutate, isPending } = useEscalate(id)
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewEscalation),
    read: (element) => Object.fromEntries(new FormData(element)),
    onValid: (body) => {
      mutate(body, { onSuccess: onClose })
    },
  })
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} {...formProps}>
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
      </form>
    </Dialog>
  )
}
