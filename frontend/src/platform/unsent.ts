import { attempt, forgetStored } from './storage.ts'

/** What the keys of drafts begin with: local storage has posts and stories, that of the tab concerts, forms and messages. */
const NAMES = {
  post: 'hoellenlaerm.draft',
  concert: 'hoellenlaerm.concert-draft',
  story: 'hoellenlaerm.story-draft',
  form: 'hoellenlaerm.form-draft',
  messages: 'hoellenlaerm.messages',
} as const

/** Databases with the files of drafts, and with what another app shared. */
export const FILES = {
  post: 'hoellenlaerm.draft-files',
  story: 'hoellenlaerm.story-draft',
  shared: 'hoellenlaerm.shared',
} as const

/** Where a draft is kept, with the id of its member: another member never reads it. A form has its name instead. */
export const draftKey = (kind: keyof typeof NAMES, ...ids: readonly string[]): string =>
  [NAMES[kind], ...ids].join('.')

/** Whether the composer of posts opens with a draft, of this tab or of all. */
export const hasPostDraft = (memberId: string): boolean => {
  const key = draftKey('post', memberId)
  return attempt(() => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null, false)
}

/** Removes what members of this browser wrote and did not send. */
export const forgetDrafts = (): void => forgetStored(Object.values(NAMES), Object.values(FILES))
