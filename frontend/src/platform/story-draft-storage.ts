import { attempt } from './storage.ts'

/** The database with the files of the draft of a story. */
export const STORY_DRAFT_DATABASE = 'hoellenlaerm.story-draft'

/** Where the draft itself is kept. */
export const storyDraftKey = (memberId: string): string => `${STORY_DRAFT_DATABASE}.${memberId}`

/** Removes the drafts of all members of this browser. */
export const forgetStoryDrafts = (): void => {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(storyDraftKey(''))) localStorage.removeItem(key)
    indexedDB.deleteDatabase(STORY_DRAFT_DATABASE)
  }, undefined)
}
