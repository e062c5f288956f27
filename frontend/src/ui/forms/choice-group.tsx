import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../texts.ts'
import * as styles from './choice-group.module.css'
import { FieldNote } from './field-note.tsx'
import * as fieldStyles from './field.module.css'

interface ChoiceGroupProps {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  /** `checkbox` for any number of choices, `radio` for exactly one. */
  type: 'checkbox' | 'radio'
  name: string
  choices: readonly { value: string; label: ReactNode }[]
  defaultChosen?: readonly string[]
  /** Instead of `defaultChosen`, for a choice that may be taken back, such as one that was not saved. */
  chosen?: readonly string[]
  onChange?: (value: string, chosen: boolean) => void
  /** One choice a row, for long labels. */
  layout?: 'row' | 'column'
}

/** Checkboxes or radio buttons that look like patches. */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const { label, hint, error, optional = false, choices, onChange, layout } = props
  const id = useId()
  const errorId = useId()
  const notes = [hint !== undefined && id, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classNames(styles.root, layout === 'column' && styles.column)}
      aria-describedby={notes === '' ? undefined : notes}
    >
      <legend className={fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{messages.optional}</span>}
      </legend>
      {hint !== undefined && (
        <p id={id} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type={props.type}
              name={props.name}
              value={choice.value}
              checked={props.chosen?.includes(choice.value)}
              defaultChecked={props.defaultChosen?.includes(choice.value)}
              onChange={(event) => onChange?.(choice.value, event.target.checked)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <FieldNote id={errorId} tone="error">
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
