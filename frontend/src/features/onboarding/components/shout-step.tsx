import { useId, type ReactNode } from 'react'
import { FirstShout, type ShoutDraft } from '#shared/api/onboarding.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { GENRES, type SceneRole } from '#shared/domain/options.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { typedFields, type FieldErrors } from '#spa/platform/form.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'
import { StepTitle } from './step-title.tsx'
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

interface FieldsProps extends Pick<ShoutStepProps, 'draft' | 'onChange'> {
  errors: FieldErrors
}

const Fields = ({ draft, onChange, errors }: FieldsProps) => {
  const genres = useId()
  const bind = (name: keyof ShoutDraft, maxLength: number) => ({
    name,
    value: draft[name],
    maxLength,
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      onChange({ ...draft, [name]: currentTarget.value })
    },
  })
  const { bandGenre, favoriteGig, nextGig, contribution } = messages.shout
  return (
    <>
      <TextField label={bandGenre} list={genres} {...bind('bandGenre', LIMITS.bandGenre)} />
      <datalist id={genres}>
        {GENRES.map((genre) => (
          <option key={genre} value={genre} />
        ))}
      </datalist>
      <TextArea
        label={contribution}
        hint={messages.shout.contributionHint(LIMITS.contribution - draft.contribution.length)}
        {...bind('contribution', LIMITS.contribution)}
      />
      <TextField
        label={favoriteGig}
        optional
        hint={messages.shout.favoriteGigHint}
        {...bind('favoriteGig', LIMITS.gig)}
      />
      <TextField label={nextGig} optional {...bind('nextGig', LIMITS.gig)} />
    </>
  )
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
          <form id={formId} className={styles.form} {...formProps}>
            <Fields draft={draft} onChange={onChange} errors={errors} />
          </form>
        </Card>
        <aside className={styles.preview} aria-labelledby={`${formId}-preview`}>
          <h2 id={`${formId}-preview`}>{messages.shout.preview}</h2>
          <div className={styles.card}>{preview}</div>
        </aside>
      </div>
    </>
  )
}
