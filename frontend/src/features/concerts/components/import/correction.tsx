import { useState } from 'react'
import { CONCERT_STATUSES, CONCERT_STATUS_LABELS } from '#shared/domain/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages as ui } from '#ui/texts.ts'
import { FIELD_TEXTS, messages } from '../../import-texts.ts'
import type { Field, Values } from '../../model/import/fields.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import * as styles from './import.module.css'

const TEXTS: readonly Field[] = ['bandName', 'date', 'time', 'venue', 'city', 'country', 'price']

const STATUSES = CONCERT_STATUSES.map((value) => ({ value, label: CONCERT_STATUS_LABELS[value] }))

interface CorrectionProps {
  row: ReadRow
  /** Without values when the member gave up. */
  onDone: (corrected?: Values) => void
}

/** Fields for what a row should say, beginning with what was understood. */
export const Correction = ({ row, onDone }: CorrectionProps) => {
  const { bandName, days, time = '', venue, city, country = '', status } = row.understood
  const first: Values = {
    ...row.values,
    ...{ bandName, venue, city, country, status },
    date: days[0] ?? row.values.date ?? '',
    time,
  }
  const [values, setValues] = useState(first)
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault()
        const changed = [...TEXTS, 'status' as const].filter(
          (field) => values[field] !== first[field],
        )
        const now: Values = Object.fromEntries(changed.map((field) => [field, values[field] ?? '']))
        onDone({ ...row.decision.corrected, ...now })
      }}
    >
      {TEXTS.map((field) => (
        <TextField
          key={field}
          label={FIELD_TEXTS[field]}
          value={values[field] ?? ''}
          onChange={({ target: { value } }) => {
            setValues((before) => ({ ...before, [field]: value }))
          }}
        />
      ))}
      <SelectField
        label={FIELD_TEXTS.status}
        options={STATUSES}
        value={values.status ?? ''}
        onChange={({ target: { value } }) => setValues((before) => ({ ...before, status: value }))}
      />
      <div className={styles.actions}>
        <Button size="compact" variant="primary" type="submit">
          {messages.corrected}
        </Button>
        <Button size="compact" variant="ghost" onClick={() => onDone()}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  )
}
