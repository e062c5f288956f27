import { setAvatar } from '#shared/api/profile.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { formEndpoint } from '#platform/http/form-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMember } from '#platform/identity/member.ts'
import { transact } from '#platform/table/index.ts'
import { checkAvatar, dropUploads, readUploadedAvatar, storeAvatar } from '../../uploads/index.ts'
import { PROFILE_TEXTS } from '../texts.ts'
import { withAvatarLease } from './avatar-lease.ts'
import { keepHiddenAvatar } from './settle-avatar.ts'

const readPicture = ({ memberId, body, files }: Request<typeof setAvatar>) => {
  const file = files.find(({ field }) => field === 'avatar')
  if (file) return file
  if (body.mediaUrl === undefined) throw new ApiError('invalid_input', PROFILE_TEXTS.noFile)
  return readUploadedAvatar(memberId, body.mediaUrl)
}

/** Only the version in the address changes, so that no cache keeps the old picture. */
export const handler = formEndpoint(setAvatar, async (request) => {
  const { memberId } = request
  const picture = await checkAvatar(await readPicture(request))
  return withAvatarLease(memberId, 'call', async () => {
    const member = await findMember(memberId, { consistent: true })
    if (!member) throw new ApiError('unauthenticated')
    if (member.avatar === undefined) await keepHiddenAvatar(memberId)
    const avatarUrl = `${await storeAvatar(memberId, picture)}?v=${member.version + 1}`
    await transact({ member: changeMember(memberId, { avatar: avatarUrl }) })
    await dropUploads(memberId, [request.body.mediaUrl])
    return { avatarUrl }
  })
})
