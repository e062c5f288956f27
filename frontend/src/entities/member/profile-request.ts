import type { Author } from '#shared/api/members.ts'

/** What is known of a member where they were tapped; it is shown until the profile arrives. */
export type KnownMember = Pick<Author, 'id' | 'username' | 'displayName' | 'avatar'>

type Listener = (member: KnownMember) => void

const listeners = new Set<Listener>()

/** Asks the app to show the profile of a member, after a tap on their picture or name. */
export const requestProfile = (member: KnownMember): void => {
  for (const listener of listeners) listener(member)
}

export const subscribeToProfileRequests = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
