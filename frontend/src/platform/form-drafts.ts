import { attempt } from './storage.ts'
import { draftKey } from './unsent.ts'

/** The typed texts of a form, by field. */
export type FormDraft = Readonly<Record<string, string>>

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What was typed into a form of this tab before; empty when nothing was. */
export const readFormDraft = (form: string): FormDraft =>
  attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey('form', form)) ?? '{}')
    return isDraft(stored) ? stored : {}
  }, {})

/** Keeps what was typed until it is sent, the tab is closed or the member signs out. */
export const keepFormDraft = (form: string, draft: FormDraft): void => {
  const typed = Object.entries(draft).filter(([, text]) => text.trim() !== '')
  attempt(() => {
    if (typed.length === 0) sessionStorage.removeItem(draftKey('form', form))
    else sessionStorage.setItem(draftKey('form', form), JSON.stringify(Object.fromEntries(typed)))
  }, undefined)
}

export const dropFormDraft = (form: string): void => keepFormDraft(form, {})
