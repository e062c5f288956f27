import { attempt } from './storage.ts'

/** Where a tab keeps across a reload what its member has just done. Without "token": specification §8 searches such keys. */
export const OWN_WRITES_KEY = 'hoellenlaerm.own-writes'

/** The next member of this tab did none of it. */
export const forgetOwnWrites = (): void => {
  attempt(() => {
    sessionStorage.removeItem(OWN_WRITES_KEY)
  }, undefined)
}
