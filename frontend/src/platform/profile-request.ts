type Listener = (memberId: string) => void

const listeners = new Set<Listener>()

/** Asks the app to show the profile of a member, after a tap on their picture or name. */
export const requestProfile = (memberId: string): void => {
  for (const listener of listeners) listener(memberId)
}

export const subscribeToProfileRequests = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
