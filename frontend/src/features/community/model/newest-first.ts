import { readStored, removeStored, store } from '#spa/platform/storage.ts'

/** The member of this browser whose feed shows the newest posts alone. */
const KEY = 'hoellenlaerm.newest-first'

export const isKnownNewestFirst = (memberId: string): boolean => readStored(KEY) === memberId

export const rememberNewestFirst = (memberId: string, isNewest: boolean): void => {
  if (isNewest) store(KEY, memberId)
  else removeStored(KEY)
}
