import { removeAvatar } from '#shared/api/profile.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { transact } from '#platform/table/transact.ts'
import { deleteAvatar } from '../../uploads/index.ts'
import { withAvatarLease } from './avatar-lease.ts'

/** The object goes first: what was asked to disappear must not stay behind when the rest fails. */
export const handler = endpoint(removeAvatar, ({ memberId }) =>
  withAvatarLease(memberId, async () => {
    await deleteAvatar(memberId)
    await transact({ member: changeMember(memberId, { avatar: undefined }) })
    return { ok: true as const }
  }),
)
