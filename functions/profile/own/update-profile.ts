import { updateProfile } from '#shared/api/profile.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { transact } from '#platform/table/index.ts'

/** An empty text removes the attribute. */
const orRemoved = (text: string): string | undefined => (text === '' ? undefined : text)

export const handler = guardedEndpoint(updateProfile, async ({ memberId, body }) => {
  const { displayName, bio, location } = body
  const change = {
    ...(displayName !== undefined && { displayName }),
    ...(bio !== undefined && { bio: orRemoved(bio) }),
    ...(location !== undefined && { location: orRemoved(location) }),
  }
  if (Object.keys(change).length > 0) await transact({ member: changeMember(memberId, change) })
  return {
    ...(displayName !== undefined && { displayName }),
    ...(bio !== undefined && { bio: orRemoved(bio) ?? null }),
    ...(location !== undefined && { location: orRemoved(location) ?? null }),
  }
})
