import { uploadMedia } from '#shared/api/uploads.ts'
import { formEndpoint } from '#platform/http/form-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { UPLOAD_TEXTS } from '../texts.ts'
import { incomingTarget } from '../object-keys.ts'
import { storeFile } from '../store-media.ts'

/** Stores the file below the same prefix as presigned uploads, so that a post handles both in the same way. */
export const handler = formEndpoint(uploadMedia, async ({ memberId, files }) => {
  const file = files.find(({ field }) => field === 'media')
  if (!file) throw new ApiError('invalid_input', UPLOAD_TEXTS.noFile)
  const { url } = await storeFile({ file, target: incomingTarget(memberId, newId()) })
  return { url }
})
