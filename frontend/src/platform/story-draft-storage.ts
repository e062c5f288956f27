import { attempt } from './storage.ts'

/** The database with the draft of a story and its files. */
export const STORY_DRAFT_DATABASE = 'hoellenlaerm.story-draft'

/** Removes the drafts of all members of this browser. */
export const forgetStoryDrafts = (): void => {
  attempt(() => {
    indexedDB.deleteDatabase(STORY_DRAFT_DATABASE)
  }, undefined)
}
