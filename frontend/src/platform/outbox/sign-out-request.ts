type Ask = (signOut: () => void) => void

let ask: Ask | undefined

/** While something waits, the part of the app that shows it also asks before a sign-out. Returns a function that ends this. */
export const askBeforeSignOut = (next: Ask): (() => void) => {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Signs out, after a question when something would be lost. */
export const requestSignOut = (signOut: () => void): void => {
  if (ask) ask(signOut)
  else signOut()
}
