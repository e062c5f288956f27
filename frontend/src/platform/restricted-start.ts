import { readStored, removeStored, store } from './storage.ts'

const KEY = 'hoellenlaerm-restricted'

/** Whether the member was suspended when this browser last knew: then the first screen asks for nothing but the member. */
export const startsRestricted = (): boolean => readStored(KEY) !== null

export const rememberRestricted = (isRestricted: boolean): void => {
  if (isRestricted === startsRestricted()) return
  if (isRestricted) store(KEY, '1')
  else removeStored(KEY)
}
