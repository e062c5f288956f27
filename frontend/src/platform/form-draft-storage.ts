import { attempt } from './storage.ts'

/** The beginning of the names under which forms keep drafts in this tab. */
export const FORM_DRAFTS = 'hoellenlaerm.form-draft'

/** Removes the drafts of all forms of this tab. */
export const forgetFormDrafts = (): void => {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${FORM_DRAFTS}.`)) sessionStorage.removeItem(key)
  }, undefined)
}
