import type { Author } from '#shared/api/members.ts'
import type { Thread } from '#shared/api/threads.ts'

/** What a row or the head of a chat shows of the other member. */
export type Person = Pick<Author, 'id' | 'username' | 'displayName' | 'avatar'>

export const toPerson = ({ otherUserId, username, name, avatar }: Thread): Person => ({
  id: otherUserId,
  username,
  displayName: name,
  avatar,
})
