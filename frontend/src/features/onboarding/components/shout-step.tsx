import type { ReactNode } from 'react'
import { FirstShout, type ShoutDraft } from '#shared/api/onboarding.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { typedFields } from '#spa/platform/form.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { ShoutFields } from './shout-fields.tsx'
import { StepTitle } from './step-title.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import * as styles from './shout-step.module.css'

interface ShoutStepProps {
  /** The id by which the submit button outside refers to the form. */
  formId: string
  draft: ShoutDraft
  roles: readonly SceneRole[]
  onChange: (draft: ShoutDraft) => void
  onSend: (shout: FirstShout) => void
  /** The card as the Wall of Horns will show it. */
  preview: ReactNode
}

export const ShoutStep = (props: ShoutStepProps) => {
  const { formId, draft, roles, onChange, onSend, preview } = props
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(FirstShout),
    read: (form) => ({ ...typedFields(form), selectedRoles: [...roles] }),
    onValid: onSend,
  })
  return (
    <>
      <StepTitle size="small" title={messages.shout.title} text={messages.shout.text} />
      <div className={styles.root}>
        <Card>
          <FormGrid id={formId} {...formProps}>
            <ShoutFields draft={draft} onChange={onChange} errors={errors} />
          </FormGrid>
        </Card>
        <aside className={styles.preview} aria-labelledby={`${formId}-preview`}>
          <Heading as="h2" id={`${formId}-preview`}>
            {messages.shout.preview}
          </Heading>
          <div className={styles.card}>{preview}</div>
        </aside>
      </div>
    </>
  )
}
