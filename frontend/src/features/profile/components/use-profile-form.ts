import { useState } from 'react'
import { ProfileChange } from '#shared/api/profile.ts'
import { checkFields, focusFirstError, type FieldErrors } from '#spa/platform/form.ts'
import {
  findChanges,
  toDraft,
  type EditableProfile,
  type ProfileDraft,
} from '../model/profile-draft.ts'

/** The member's changes, and the check before they are sent. */
export const useProfileForm = (profile: EditableProfile) => {
  const [draft, setDraft] = useState(() => toDraft(profile))
  const [errors, setErrors] = useState<FieldErrors>({})
  return {
    draft,
    errors,
    change: (part: Partial<ProfileDraft>) => {
      setDraft((before) => ({ ...before, ...part }))
      setErrors({})
    },
    /** Shows the errors and focuses the first field that has one. */
    isValid: (form: HTMLFormElement): boolean => {
      const checked = checkFields(ProfileChange, findChanges(profile, draft).texts)
      if (checked.ok) return true
      setErrors(checked.errors)
      focusFirstError(form, checked.errors)
      return false
    },
  }
}
