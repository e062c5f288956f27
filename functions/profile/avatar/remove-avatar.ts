import { removeAvatar } from '#shared/api/profile.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { findMember } from '#platform/identity/member.ts'
import { transact } from '#platform/table/index.ts'
import { deleteAvatar } from '../../uploads/index.ts'
import { withAvatarLease } from './avatar-lease.ts'
import { keepHiddenAvatar } from './settle-avatar.ts'

/** Deletes the object first, so that a failed write never leaves the picture online. */
export const handler = endpoint(removeAvatar, ({ memberId }) =>
  withAvatarLease(memberId, 'call', async () => {
    const member = await findMember(memberId, { consistent: true })
    if (member?.avatar === undefined) await keepHiddenAvatar(memberId)
    await deleteAvatar(memberId)
    await transact({ member: changeMember(memberId, { avatar: undefined }) })
    return { ok: true as const }
  }),
)
