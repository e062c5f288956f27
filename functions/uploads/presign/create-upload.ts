import { createUpload } from '#shared/api/uploads.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presignUpload } from './presign-upload.ts'

export const handler = endpoint(createUpload, ({ memberId, body }) =>
  presignUpload({ memberId, ...body }),
)
