import { voiceUploadUrl } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presignUpload } from './presign-upload.ts'

export const handler = endpoint(voiceUploadUrl, ({ memberId, body }) =>
  presignUpload({ memberId, purpose: 'voice', ...body }),
)
