import type { ReactNode } from 'react'
import type { ConcertSubmission } from '#shared/api/concerts.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { CheckedSubmission, readSubmission } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'
import { SubmissionFields } from './submission-fields.tsx'
import type { DraftControl } from './use-draft.ts'
import * as styles from './submission-form.module.css'

interface SubmissionFormProps {
  id: string
  control: DraftControl
  /** The last failure, which the toast showed, too. */
  failure: string | undefined
  onValid: (value: ConcertSubmission, form: HTMLFormElement) => void
  /** Below the fields that say which concert it is. */
  children?: ReactNode
}

export const SubmissionForm = (props: SubmissionFormProps) => {
  const { id, control, failure, onValid, children } = props
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(CheckedSubmission),
    read: readSubmission,
    onValid,
  })
  return (
    <FormGrid
      key={control.round}
      id={id}
      {...formProps}
      onInput={(event) => {
        control.note(event.currentTarget)
        formProps.onInput(event)
      }}
    >
      {control.isRestored && (
        <div className={styles.note}>
          <p>{messages.restored}</p>
          <Button size="compact" variant="ghost" onClick={control.clear}>
            {messages.clear}
          </Button>
        </div>
      )}
      <SubmissionFields draft={control.draft} errors={errors}>
        {children}
      </SubmissionFields>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </FormGrid>
  )
}
