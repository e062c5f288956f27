import { FieldNote } from '#ui/forms/field-note.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { LIMITS } from '#shared/domain/limits.ts'
import { careMessages } from '../../care-texts.ts'
import type { useClaimForm } from './use-claim-form.ts'

const texts = careMessages.claim

interface ClaimFormProps {
  id: string
  form: ReturnType<typeof useClaimForm>
  /** Why an earlier claim was declined. */
  declined: string | null
}

export const ClaimForm = ({ id, form, declined }: ClaimFormProps) => (
  <FormGrid id={id} {...form.formProps}>
    {declined !== null && <FieldNote tone="error">{texts.declined(declined)}</FieldNote>}
    <p>{texts.intro}</p>
    <TextArea
      label={texts.evidence}
      hint={texts.evidenceHint}
      name="evidence"
      height="tall"
      maxLength={LIMITS.claimEvidence}
      required
      value={form.values.evidence}
      error={form.errors['evidence']}
      onChange={({ target }) => {
        form.set('evidence', target.value)
      }}
    />
    <TextField
      label={texts.url}
      name="url"
      type="url"
      inputMode="url"
      optional
      autoComplete="off"
      maxLength={LIMITS.linkUrl}
      value={form.values.url}
      error={form.errors['url']}
      onChange={({ target }) => {
        form.set('url', target.value)
      }}
    />
    {form.failure !== undefined && (
      <FieldNote tone="error" role="alert">
        {form.failure}
      </FieldNote>
    )}
  </FormGrid>
)
