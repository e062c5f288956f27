import { attempt } from './storage.ts'

/** The database of what another app shared. */
export const SHARED_DATABASE = 'hoellenlaerm.shared'

export const forgetShared = (): void => {
  attempt(() => {
    indexedDB.deleteDatabase(SHARED_DATABASE)
  }, undefined)
}
