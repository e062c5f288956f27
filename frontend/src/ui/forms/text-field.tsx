import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, className, ...input } = props
  return (
    <Field {...{ label, hideLabel, error, hint, optional }}>
      {(control) => (
        <input className={classNames('field-input', className)} {...input} {...control} />
      )}
    </Field>
  )
}
