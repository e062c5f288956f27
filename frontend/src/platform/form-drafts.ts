import { attempt } from './storage.ts'

const PREFIX = 'hoellenlaerm.form-draft'

/** The typed texts of a form, by field. */
export type FormDraft = Readonly<Record<string, string>>

const keyOf = (form: string): string => `${PREFIX}.${form}`

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What was typed into a form of this tab before; empty when nothing was. */
export const readFormDraft = (form: string): FormDraft =>
  attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return isDraft(stored) ? stored : {}
  }, {})

/** Keeps what was typed until it is sent, the tab is closed or the member signs out. */
export const keepFormDraft = (form: string, draft: FormDraft): void => {
  const typed = Object.entries(draft).filter(([, text]) => text.trim() !== '')
  attempt(() => {
    if (typed.length === 0) sessionStorage.removeItem(keyOf(form))
    else sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  }, undefined)
}

export const dropFormDraft = (form: string): void => {
  keepFormDraft(form, {})
}

/** Removes the drafts of all forms of this tab. */
export const forgetFormDrafts = (): void => {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${PREFIX}.`)) sessionStorage.removeItem(key)
  }, undefined)
}
