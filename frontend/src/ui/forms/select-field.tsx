import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './select-field.module.css'
import * as fieldStyles from './field.module.css'

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id'> {
  /** Shown while no option is chosen. Without it, one is always chosen. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

/** The browser's own select: phones show their picker, keyboards and screen readers support it. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, grow = false, ...rest } = props
  const { className, placeholder, options, ...select } = rest
  return (
    <Field {...{ label, hideLabel, error, hint, optional, grow }}>
      {(control) => (
        <div className={styles.box}>
          <select
            className={classNames(fieldStyles.input, styles.input, className)}
            {...select}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
