import { attempt } from './storage.ts'

const NAME = 'hoellenlaerm.concert-draft'

/** Where the draft of a concert is kept in this tab: of a new one, or of changes to one. */
export const concertDraftKey = (memberId: string, concertId = 'new'): string =>
  `${NAME}.${memberId}.${concertId}`

/** Removes the drafts of all members of this tab. */
export const forgetConcertDrafts = (): void => {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(NAME)) sessionStorage.removeItem(key)
  }, undefined)
}
