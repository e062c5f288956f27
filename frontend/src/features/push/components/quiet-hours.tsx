import { DEFAULT_QUIET } from '#shared/domain/push.ts'
import type { QuietHours as Hours } from '#shared/api/push.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { messages } from '../texts.ts'
import * as styles from './push.module.css'

const texts = messages.quiet

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

interface QuietHoursProps {
  hours: Hours | undefined
  onChange: (hours: Hours) => void
}

/** When nothing rings; what happens then comes as one summary. */
export const QuietHours = ({ hours = DEFAULT_QUIET, onChange }: QuietHoursProps) => {
  const { isOn, from, to } = hours
  return (
    <>
      <Switch
        label={texts.label}
        hint={texts.hint}
        checked={isOn}
        onChange={(event) => onChange({ isOn: event.target.checked, from, to })}
      />
      {isOn && (
        <div className={styles.times}>
          <SelectField
            label={texts.from}
            options={HALF_HOURS}
            value={from}
            onChange={(event) => onChange({ isOn, from: event.target.value, to })}
          />
          <SelectField
            label={texts.to}
            options={HALF_HOURS}
            value={to}
            onChange={(event) => onChange({ isOn, from, to: event.target.value })}
          />
          {from === to && (
            <p className={styles.hint} role="status">
              {texts.same}
            </p>
          )}
        </div>
      )}
    </>
  )
}
