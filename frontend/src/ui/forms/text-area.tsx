import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

/** Grows with its text up to half the window. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hideLabel = false, error, hint, optional = false, className, ...area } = props
  return (
    <Field {...{ label, hideLabel, error, hint, optional }}>
      {(control) => (
        <textarea
          className={classNames('field-input', 'field-area', className)}
          {...area}
          {...control}
        />
      )}
    </Field>
  )
}
