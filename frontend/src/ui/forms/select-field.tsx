import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import './select-field.css'

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id'> {
  /** What stands there while nothing is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
}

/** The browser's own list: phones show their wheel, keyboards and screen readers know it. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, ...rest } = props
  const { className, placeholder, options, ...select } = rest
  return (
    <Field {...{ label, hideLabel, error, hint, optional }}>
      {(control) => (
        <div className="select-box">
          <select
            className={classNames('field-input', 'select-input', className)}
            {...select}
            {...control}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="select-arrow" size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
