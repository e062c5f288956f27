import { useState, type InputEvent, type SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import { checkFields, focusFirstError, typedFields, type FieldErrors } from './form.ts'

interface CheckedForm<S extends z.ZodMiniType> {
  schema: S
  /** Fields that may stay empty. */
  optional?: readonly string[]
  onValid: (value: z.output<S>, form: HTMLFormElement) => void
}

/** Validates on submit, then again as the reader corrects; nothing nags before the first try. */
export const useCheckedForm = <S extends z.ZodMiniType>(props: CheckedForm<S>) => {
  const { schema, optional, onValid } = props
  const [errors, setErrors] = useState<FieldErrors>({})
  const [tried, setTried] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkFields(schema, typedFields(form, optional))
    setTried(true)
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) onValid(checked.value, form)
    else focusFirstError(form, checked.errors)
  }

  const correct = (event: InputEvent<HTMLFormElement>) => {
    if (!tried) return
    const checked = checkFields(schema, typedFields(event.currentTarget, optional))
    setErrors(checked.ok ? {} : checked.errors)
  }

  return { errors, setErrors, formProps: { onSubmit: submit, onInput: correct, noValidate: true } }
}
