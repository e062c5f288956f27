import { MemberId } from '#shared/api/members.ts'
import { usernameKey } from '#shared/domain/username.ts'
import { usernameKeyOf } from './member.items.ts'
import { get } from '../table/index.ts'

/** The member id for an id or a username; an id is returned as it is, whether or not it exists. */
export const findMemberId = async (ref: string): Promise<string | undefined> => {
  if (MemberId.safeParse(ref).success) return ref
  const owner = await get(usernameKeyOf(usernameKey(ref)))
  return owner?.memberId
}
