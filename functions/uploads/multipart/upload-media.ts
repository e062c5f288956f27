import { uploadMedia } from '../../../shared/api/uploads.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { UPLOAD_TEXTS } from '../messages.ts'
import { incomingTarget } from '../object-keys.ts'
import { storeFile } from '../store-media.ts'

/** Lands where presigned uploads land: a post takes it from there in the same way. */
export const handler = endpoint(uploadMedia, async ({ memberId, files }) => {
  const file = files.find(({ field }) => field === 'media')
  if (!file) throw new ApiError('invalid_input', UPLOAD_TEXTS.noFile)
  const { url } = await storeFile({ file, target: incomingTarget(memberId, newId()) })
  return { url }
})
