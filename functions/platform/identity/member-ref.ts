import { MemberId } from '#shared/api/members.ts'
import { usernameKey } from '#shared/domain/username.ts'
import { usernameKeyOf } from './member.items.ts'
import { get } from '../table/index.ts'

/** The member behind an id or a username (decision 28); an id is taken as it is, whether or not somebody has it. */
export const findMemberId = async (ref: string): Promise<string | undefined> => {
  if (MemberId.safeParse(ref).success) return ref
  const owner = await get(usernameKeyOf(usernameKey(ref)))
  return owner?.memberId
}
