import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import type { FieldErrors } from '#spa/platform/form.ts'
import { FieldNote } from '#ui/forms/field-note.tsx'
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

/** Why the server refused the last save. */
export const SaveRefusal = ({ error }: { error: Error | null }) =>
  error instanceof ApiError && (
    <FieldNote tone="error" role="alert">
      {error.message}
    </FieldNote>
  )

interface NameAndPlaceProps extends ProfileFieldsProps {
  /** Focuses the name. */
  autoFocus?: boolean
}

export const NameAndPlace = (props: NameAndPlaceProps) => {
  const { draft, errors, disabled, onChange, autoFocus = false } = props
  return (
    <>
      <TextField
        label={messages.form.displayName}
        name="displayName"
        autoFocus={autoFocus}
        autoComplete="nickname"
        maxLength={LIMITS.displayName}
        readOnly={disabled}
        error={errors['displayName']}
        value={draft.displayName}
        onChange={(event) => onChange({ displayName: event.currentTarget.value })}
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
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
    </>
  )
}

export const ProfileFields = (props: ProfileFieldsProps) => {
  const { draft, errors, disabled, onChange } = props
  return (
    <>
      <NameAndPlace autoFocus {...props} />
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
        onChange={(event) => onChange({ bio: event.currentTarget.value })}
      />
    </>
  )
}
