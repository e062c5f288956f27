import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import { checkFields, focusFirstError, typedFields, type FieldErrors } from './form.ts'

interface CheckedForm<S extends z.ZodMiniType> {
  /** Called on the first interaction with the form, so that the schema is loaded when the form is sent. */
  loadSchema: () => Promise<S>
  /** Fields that may stay empty. */
  optional?: readonly string[]
  /** Replaces reading the text fields, for forms with other controls. */
  read?: (form: HTMLFormElement) => unknown
  onValid: (value: z.output<S>, form: HTMLFormElement) => void
}

/** Validates on submit, then on each change. Shows no error before the first submit. */
export const useCheckedForm = <S extends z.ZodMiniType>(props: CheckedForm<S>) => {
  const { loadSchema, optional, onValid } = props
  const read = props.read ?? ((form: HTMLFormElement) => typedFields(form, optional))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Error | null>(null)
  const tried = useRef(false)

  const check = async (form: HTMLFormElement) => {
    const schema = await loadSchema()
    const checked = checkFields(schema, read(form))
    setErrors(checked.ok ? {} : checked.errors)
    return checked
  }

  const send = async (form: HTMLFormElement) => {
    const checked = await check(form)
    tried.current = true
    setFailure(null)
    if (checked.ok) onValid(checked.value, form)
    else focusFirstError(form, checked.errors)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget).catch((error: unknown) => {
      setFailure(error instanceof Error ? error : null)
    })
  }

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    if (tried.current) void check(event.currentTarget)
  }

  const onFocus = () => loadSchema().catch(() => undefined)

  return { errors, setErrors, failure, formProps: { onSubmit, onInput, onFocus, noValidate: true } }
}
