import { useId } from 'react'
import type { Concert } from '#shared/api/concerts.ts'
import { CONCERT_STATUSES, ConcertStatus } from '#shared/domain/concerts.ts'
import { draftKey } from '#spa/platform/unsent.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormActions } from '#ui/overlays/form-dialog.tsx'
import { useEditConcert } from '../../api/submit-concert.ts'
import { draftIn, toDraft } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'
import { messages as concertTexts } from '../../texts.ts'
import { SubmissionForm } from './submission-form.tsx'
import { useDraft } from './use-draft.ts'

const STATUSES = CONCERT_STATUSES.map((status) => ({
  value: status,
  label: concertTexts.statuses[status],
}))

interface EditDialogProps {
  concert: Concert
  memberId: string
  onClose: () => void
}

/** Changes an own submission; its status is here, too. */
export const EditDialog = ({ concert, memberId, onClose }: EditDialogProps) => {
  const formId = useId()
  const control = useDraft(draftKey('concert', memberId, concert.id), toDraft(concert))
  const edit = useEditConcert(concert.id, control.forget)
  return (
    <Dialog
      title={messages.editTitle}
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          submit={edit.isPending ? messages.saving : messages.save}
          busy={edit.isPending}
          onClose={onClose}
        />
      }
    >
      <SubmissionForm
        id={formId}
        control={control}
        failure={edit.error?.message}
        onValid={(body, form) => {
          if (edit.isPending) return
          const status = ConcertStatus.parse(draftIn(form)['status'])
          const { version } = concert
          edit.mutate({ ...body, status, version }, { onSuccess: onClose })
        }}
      >
        <SelectField
          label={messages.status}
          name="status"
          options={STATUSES}
          defaultValue={control.draft['status'] ?? concert.status}
        />
      </SubmissionForm>
    </Dialog>
  )
}
