import { removeAvatar } from '../../../shared/api/profile.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { deleteAvatar } from '../../uploads/index.ts'
import { changeAvatarBy } from './change-avatar.ts'

/** The object goes first: what was asked to disappear must not stay behind when the rest fails. */
export const handler = endpoint(removeAvatar, async ({ memberId }) => {
  await changeAvatarBy(memberId, async () => {
    await deleteAvatar(memberId)
    return undefined
  })
  return { ok: true as const }
})
