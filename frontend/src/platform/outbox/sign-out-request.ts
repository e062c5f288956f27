import { waitingCount } from './outbox-storage.ts'

type Ask = (signOut: () => void) => void

let ask: Ask | undefined
/** A sign-out before the part that asks was loaded. */
let asked: (() => void) | undefined

/** While something waits, the part of the app that shows it also asks before a sign-out. Returns a function that ends this. */
export const askBeforeSignOut = (next: Ask): (() => void) => {
  ask = next
  if (asked) next(asked)
  asked = undefined
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Signs out, after a question when something would be lost. */
export const requestSignOut = (signOut: () => void): void => {
  if (ask) ask(signOut)
  else if (waitingCount() > 0) asked = signOut
  else signOut()
}
