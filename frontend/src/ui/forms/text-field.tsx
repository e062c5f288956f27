import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { TextInput } from './text-input.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<typeof TextInput>, 'id' | 'className'>

export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, grow = false, ...input } = props
  return (
    <Field {...{ label, hideLabel, error, hint, optional, grow }}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  )
}
