type Listener = (memberId: string) => void

const listeners = new Set<Listener>()

/** Somebody tapped a member's picture or name: the app shows who that is. */
export const requestProfile = (memberId: string): void => {
  for (const listener of listeners) listener(memberId)
}

export const subscribeToProfileRequests = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
