import { LIMITS } from '#shared/domain/limits.ts'
import type { FieldErrors } from '#spa/platform/form.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'
import type { ProfileDraft } from '../model/profile-draft.ts'

interface ProfileFieldsProps {
  draft: ProfileDraft
  errors: FieldErrors
  disabled: boolean
  onChange: (part: Partial<ProfileDraft>) => void
}

export const ProfileFields = ({ draft, errors, disabled, onChange }: ProfileFieldsProps) => (
  <>
    <TextField
      label={messages.form.displayName}
      name="displayName"
      autoFocus
      autoComplete="nickname"
      maxLength={LIMITS.displayName}
      readOnly={disabled}
      error={errors['displayName']}
      value={draft.displayName}
      onChange={(event) => {
        onChange({ displayName: event.currentTarget.value })
      }}
    />
    <TextField
      label={messages.form.location}
      name="location"
      optional
      autoComplete="address-level2"
      maxLength={LIMITS.location}
      readOnly={disabled}
      error={errors['location']}
      hint={messages.form.locationHint}
      value={draft.location}
      onChange={(event) => {
        onChange({ location: event.currentTarget.value })
      }}
    />
    <TextArea
      label={messages.form.bio}
      name="bio"
      optional
      placeholder={messages.form.bioPlaceholder}
      maxLength={LIMITS.bio}
      readOnly={disabled}
      error={errors['bio']}
      hint={messages.form.counter(draft.bio.length)}
      value={draft.bio}
      onChange={(event) => {
        onChange({ bio: event.currentTarget.value })
      }}
    />
  </>
)
