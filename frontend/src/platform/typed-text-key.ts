import { attempt } from './storage.ts'

export const TYPED_TEXT_KEY = 'hoellenlaerm-typed'

/** Whether the app has reloaded itself while something was typed. */
export const hasTypedText = (): boolean =>
  attempt(() => sessionStorage.getItem(TYPED_TEXT_KEY) !== null, false)
