import { SelectField } from '#ui/forms/select-field.tsx'
import { FIELD_TEXTS, messages } from '../../import-texts.ts'
import { FIELDS, REQUIRED, type Columns, type Field } from '../../model/import/fields.ts'
import * as styles from './import.module.css'

interface ColumnsStepProps {
  headings: readonly string[]
  columns: Columns
  onChange: (columns: Columns) => void
}

const without = (columns: Columns, field: Field): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name !== field))

/** Says which column contains which field. */
export const ColumnsStep = ({ headings, columns, onChange }: ColumnsStepProps) => {
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading === '' ? String(index + 1) : heading,
  }))
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{messages.columns}</legend>
      <p className={styles.note}>{messages.columnsText}</p>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELD_TEXTS[field]}
            optional={!REQUIRED.includes(field)}
            placeholder={messages.noColumn}
            options={options}
            value={String(columns[field] ?? '')}
            onChange={({ target: { value } }) => {
              const others = without(columns, field)
              onChange(value === '' ? others : { ...others, [field]: Number(value) })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
