import { attempt } from './storage.ts'

const NAME = 'hoellenlaerm.draft'

/** The database with the files of drafts of posts. */
export const POST_DRAFT_FILES = 'hoellenlaerm.draft-files'

/** Where a member's draft in progress is named: that of this tab, and the last one of all tabs. */
export const draftKeyOf = (memberId: string): string => `${NAME}.${memberId}`

/** Whether the composer opens with a draft. */
export const hasDraft = (memberId: string): boolean => {
  const key = draftKeyOf(memberId)
  return attempt(() => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null, false)
}

/** Removes the drafts of all members of this browser. */
export const forgetPostDrafts = (): void => {
  attempt(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(`${NAME}.`)) storage.removeItem(key)
    indexedDB.deleteDatabase(POST_DRAFT_FILES)
  }, undefined)
}
