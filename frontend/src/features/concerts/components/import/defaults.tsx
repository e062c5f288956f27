import { LIMITS } from '#shared/domain/limits.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { FIELD_TEXTS, messages } from '../../import-texts.ts'
import type { Values } from '../../model/import/fields.ts'
import * as styles from './import.module.css'

const PLACE = [
  { field: 'venue', max: LIMITS.concertName },
  { field: 'city', max: LIMITS.concertCity },
] as const

interface DefaultsProps {
  values: Values
  onChange: (values: Values) => void
}

/** Venue and city of all rows, because the programme of a club does not repeat them. */
export const Defaults = ({ values, onChange }: DefaultsProps) => (
  <fieldset className={styles.step}>
    <legend className={styles.legend}>{messages.defaults}</legend>
    <div className={styles.fields}>
      {PLACE.map(({ field, max }) => (
        <TextField
          key={field}
          label={FIELD_TEXTS[field]}
          optional
          maxLength={max}
          value={values[field] ?? ''}
          onChange={({ target: { value } }) => onChange({ ...values, [field]: value })}
        />
      ))}
    </div>
  </fieldset>
)
