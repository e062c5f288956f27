import { BAND_COUNTRIES, BAND_GENRES } from '#shared/domain/bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { messages } from '../../texts.ts'
import { SimilarNote } from './similar-note.tsx'
import { useNewcomerForm, type NewcomerField, type NewcomerForm } from './use-newcomer-form.ts'

const texts = messages.newcomerForm

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What every field of the form has. */
const fieldOf = (form: NewcomerForm, name: NewcomerField) => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  onChange: ({ target }: { target: { value: string } }) => {
    form.set(name, target.value)
  },
})

const Essentials = ({ form }: { form: NewcomerForm }) => (
  <>
    <TextField
      label={texts.name}
      required
      autoComplete="off"
      maxLength={LIMITS.bandName}
      {...fieldOf(form, 'name')}
    />
    <SimilarNote bands={form.similar} refusal={form.refusal} onAnother={form.setAnother} />
    <FieldRow>
      <SelectField
        label={texts.genre}
        required
        placeholder={texts.chooseGenre}
        options={choices(BAND_GENRES)}
        {...fieldOf(form, 'genre')}
      />
      <SelectField
        label={texts.country}
        optional
        placeholder={texts.chooseCountry}
        options={choices(BAND_COUNTRIES)}
        {...fieldOf(form, 'country')}
      />
      <TextField
        label={texts.city}
        optional
        autoComplete="off"
        maxLength={LIMITS.concertCity}
        {...fieldOf(form, 'city')}
      />
      <TextField
        label={texts.formedYear}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={texts.year}
        {...fieldOf(form, 'formedYear')}
      />
    </FieldRow>
  </>
)

const Extras = ({ form }: { form: NewcomerForm }) => (
  <>
    <TextArea
      label={texts.description}
      optional
      rows={4}
      maxLength={LIMITS.bandDescription}
      placeholder={texts.descriptionPlaceholder}
      {...fieldOf(form, 'description')}
    />
    <TextField
      label={texts.website}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder={texts.addressPlaceholder}
      {...fieldOf(form, 'website')}
    />
    <TextField
      label={texts.socialMediaUrl}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder={texts.addressPlaceholder}
      {...fieldOf(form, 'socialMediaUrl')}
    />
  </>
)

interface NewcomerDialogProps {
  /** Username of the viewer. */
  me: string
  onClose: () => void
}

export const NewcomerDialog = ({ me, onClose }: NewcomerDialogProps) => {
  const form = useNewcomerForm(me, onClose)
  return (
    <FormDialog
      title={texts.title}
      submit={form.isSending ? texts.sending : texts.send}
      busy={form.isSending}
      onClose={onClose}
      {...form.formProps}
    >
      <p>{texts.intro}</p>
      <Essentials form={form} />
      <Extras form={form} />
    </FormDialog>
  )
}
