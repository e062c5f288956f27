import { BAND_COUNTRIES, BAND_GENRES } from '#shared/domain/bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { messages as diff } from '#spa/entities/band/diff/texts.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { careMessages } from '../../care-texts.ts'
import type { TextField as Field } from '../../model/band-form.ts'
import { ListEditor } from './list-editor.tsx'
import type { BandEdit } from './use-band-edit.ts'

const texts = careMessages.edit

interface FieldsProps {
  edit: BandEdit
}

/** Imported bands have genres and countries that the lists do not. */
const choices = (values: readonly string[], current: string) => {
  const all = current === '' || values.includes(current) ? values : [current, ...values]
  return all.map((value) => ({ value, label: value }))
}

const attributesOf = ({ draft, errors, setText }: BandEdit, field: Field) => ({
  label: diff.fields[field],
  name: field,
  value: draft.texts[field],
  error: errors[field],
  onChange: ({ target }: { target: { value: string } }) => setText(field, target.value),
})

const Address = ({ edit, field }: FieldsProps & { field: Field }) => (
  <TextField
    optional
    type="url"
    inputMode="url"
    autoComplete="off"
    maxLength={LIMITS.linkUrl}
    placeholder={texts.address}
    {...attributesOf(edit, field)}
  />
)

const Essentials = ({ edit }: FieldsProps) => (
  <>
    <TextField
      required
      autoComplete="off"
      maxLength={LIMITS.bandName}
      {...attributesOf(edit, 'name')}
    />
    <FieldRow>
      <SelectField
        required
        placeholder={texts.chooseGenre}
        options={choices(BAND_GENRES, edit.base.values.genre ?? '')}
        {...attributesOf(edit, 'genre')}
      />
      <SelectField
        optional
        placeholder={texts.chooseCountry}
        options={choices(BAND_COUNTRIES, edit.base.values.country ?? '')}
        {...attributesOf(edit, 'country')}
      />
      <TextField
        optional
        autoComplete="off"
        maxLength={LIMITS.concertCity}
        {...attributesOf(edit, 'city')}
      />
      <TextField
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={texts.year}
        {...attributesOf(edit, 'formedYear')}
      />
    </FieldRow>
    <TextArea
      optional
      height="tall"
      maxLength={LIMITS.bandDescription}
      {...attributesOf(edit, 'description')}
    />
  </>
)

/** All fields of a band that an edit can change. */
export const BandFields = ({ edit }: FieldsProps) => (
  <>
    <Essentials edit={edit} />
    <ListEditor list="members" edit={edit} />
    <ListEditor list="releases" edit={edit} />
    <FieldRow>
      <Address edit={edit} field="website" />
      <Address edit={edit} field="socialMediaUrl" />
      <Address edit={edit} field="spotifyUrl" />
      <Address edit={edit} field="youtubeUrl" />
    </FieldRow>
    <ListEditor list="socialLinks" edit={edit} />
  </>
)
