import { useState, type SyntheticEvent } from 'react'
import { NewProfileData, type ProfileData } from '#shared/api/settings.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { CONCERT_FREQUENCIES, GENRES, METAL_EXPERIENCES } from '#shared/domain/options.ts'
import { typedFields, type FieldErrors } from '#spa/platform/form.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { DateField } from '#ui/forms/date-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FieldRow, FormGrid } from '#ui/forms/form-grid.tsx'
import { useSaveProfileData } from '../api/profile-data.ts'
import { dropProfileDraft, keepProfileDraft, withProfileDraft } from '../model/profile-draft.ts'
import { messages } from '../texts.ts'

const texts = messages.profile

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Closer to most birthdays than today is. */
const FIRST_MONTH = '1990-01-01'

const today = (): string => new Date().toISOString().slice(0, 10)

const readForm = (form: HTMLFormElement) => ({
  ...typedFields(form),
  favoriteGenres: new FormData(form).getAll('favoriteGenres'),
})

interface ProfileDataFormProps {
  saved: ProfileData
}

interface FieldsProps extends ProfileDataFormProps {
  errors: FieldErrors
}

const PersonFields = ({ saved, errors }: FieldsProps) => (
  <FieldRow>
    <DateField
      label={texts.birthday}
      name="birthday"
      autoComplete="bday"
      min={`${LIMITS.oldestBirthYear}-01-01`}
      max={today()}
      startAt={FIRST_MONTH}
      optional
      defaultValue={saved.birthday ?? ''}
      error={errors['birthday']}
    />
    <TextField
      label={texts.location}
      name="location"
      autoComplete="address-level2"
      maxLength={LIMITS.location}
      optional
      hint={texts.locationHint}
      defaultValue={saved.location ?? ''}
      error={errors['location']}
    />
  </FieldRow>
)

const HabitFields = ({ saved, errors }: FieldsProps) => (
  <FieldRow>
    <SelectField
      label={texts.frequency}
      name="concertFrequency"
      optional
      placeholder={texts.choose}
      options={asOptions(CONCERT_FREQUENCIES)}
      defaultValue={saved.concertFrequency ?? ''}
      error={errors['concertFrequency']}
    />
    <SelectField
      label={texts.experience}
      name="metalExperience"
      optional
      placeholder={texts.choose}
      options={asOptions(METAL_EXPERIENCES)}
      defaultValue={saved.metalExperience ?? ''}
      error={errors['metalExperience']}
    />
  </FieldRow>
)

/** What was typed and not saved is there again after another subject was opened, or the page reloaded. */
export const ProfileDataForm = ({ saved }: ProfileDataFormProps) => {
  const save = useSaveProfileData()
  const [shown] = useState(() => withProfileDraft(saved))
  const keep = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    keepProfileDraft(currentTarget, saved)
  }
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(NewProfileData),
    read: readForm,
    onValid: (body) => {
      if (!save.isPending) save.mutate(body, { onSuccess: dropProfileDraft })
    },
  })
  return (
    <FormGrid {...formProps} onChange={keep} onBlur={keep}>
      <PersonFields saved={shown} errors={errors} />
      <ChoiceGroup
        type="checkbox"
        name="favoriteGenres"
        label={texts.genres}
        optional
        choices={asOptions(GENRES)}
        defaultChosen={shown.favoriteGenres}
      />
      <HabitFields saved={shown} errors={errors} />
      <TextArea
        label={texts.bands}
        name="favoriteBands"
        maxLength={LIMITS.favoriteBands}
        optional
        hint={texts.bandsHint}
        defaultValue={shown.favoriteBands ?? ''}
        error={errors['favoriteBands']}
      />
      <Button type="submit" variant="primary" busy={save.isPending}>
        {texts.submit}
      </Button>
    </FormGrid>
  )
}
