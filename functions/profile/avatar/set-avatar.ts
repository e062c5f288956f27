import { setAvatar } from '../../../shared/api/profile.ts'
import { endpoint, type Request } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { checkAvatar, readUploadedAvatar, storeAvatar } from '../../uploads/index.ts'
import { PROFILE_TEXTS } from '../messages.ts'
import { changeAvatarBy } from './change-avatar.ts'

const sentBy = ({ memberId, body, files }: Request<typeof setAvatar>) => {
  const file = files.find(({ field }) => field === 'avatar')
  if (file) return file
  if (body.mediaUrl === undefined) throw new ApiError('invalid_input', PROFILE_TEXTS.noFile)
  return readUploadedAvatar(memberId, body.mediaUrl)
}

/** The address stays the same but for its version, so that nobody keeps showing the old picture. */
export const handler = endpoint(setAvatar, async (request) => {
  const { memberId } = request
  const picture = await checkAvatar(await sentBy(request))
  let avatarUrl = ''
  await changeAvatarBy(memberId, async ({ version }) => {
    avatarUrl = `${await storeAvatar(memberId, picture)}?v=${version + 1}`
    return avatarUrl
  })
  return { avatarUrl }
})
