import type { SubmitEvent } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { DateField } from '#ui/forms/date-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { AuditFilter } from '../api/audit.ts'
import { AUDIT_OPTIONS, auditMessages as texts } from '../audit-texts.ts'
import * as styles from './audit-log.module.css'

const FIRST_DAY = '2025-01-01'

interface AuditFiltersProps {
  /** A day in Berlin. */
  today: string
  onApply: (filter: AuditFilter) => void
}

/** The server checks the values; what is empty is left out. */
const filterOf = (form: HTMLFormElement): AuditFilter =>
  Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value.trim() !== ''),
  )

export const AuditFilters = ({ today, onApply }: AuditFiltersProps) => {
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onApply(filterOf(event.currentTarget))
  }
  const days = { min: FIRST_DAY, max: today, startAt: today, defaultValue: '' }
  return (
    <form className={styles.filters} aria-label={texts.filter} onSubmit={apply}>
      <DateField label={texts.from} name="from" {...days} />
      <DateField label={texts.to} name="to" {...days} />
      <TextField label={texts.actor} name="actor" placeholder={texts.actorHint} />
      <SelectField
        label={texts.act}
        name="act"
        placeholder={texts.allActs}
        options={AUDIT_OPTIONS.acts}
      />
      <SelectField
        label={texts.kind}
        name="kind"
        placeholder={texts.allKinds}
        options={AUDIT_OPTIONS.kinds}
      />
      <Button type="submit">{texts.apply}</Button>
    </form>
  )
}
