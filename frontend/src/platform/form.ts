import type * as z from 'zod/mini'
import { messages } from './texts.ts'

export type FieldErrors = Partial<Record<string, string>>

type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/** The values of a form's fields; empty fields named in `optional` are left out. */
export const typedFields = (form: HTMLFormElement, optional: readonly string[] = []) =>
  Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => value !== '' || !optional.includes(name)),
  )

const SCHEMA_OWN_TEXT = 'Invalid input'

/** Checks with the schema of the server and returns the first error of each field. */
export const checkFields = <S extends z.ZodMiniType>(
  schema: S,
  fields: unknown,
): Checked<z.output<S>> => {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, value: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= message.startsWith(SCHEMA_OWN_TEXT) ? messages.checkField : message
  }
  return { ok: false, errors }
}

/** Focuses the first field with an error. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors): void => {
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (name !== null && element instanceof HTMLElement && errors[name] !== undefined) {
      element.focus()
      return
    }
  }
}
