import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createUpload } from '#shared/api/uploads.ts'
import { MEDIA_FORMATS } from '#shared/domain/media/formats.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { refuse } from '../check-media.ts'
import { bucket, s3 } from '../media-bucket.ts'
import { incomingTarget, urlOf } from '../object-keys.ts'

/** S3 checks the expiry when the upload starts, so a slow connection does no harm. */
const EXPIRES_IN_SECONDS = 300

const SIGNED_HEADERS = new Set(['content-type', 'content-length'])

export const handler = endpoint(createUpload, async ({ memberId, body }) => {
  const declared = checkDeclared(body.purpose, body.contentType, body.size)
  if ('refusal' in declared) return refuse(declared.refusal)
  const { mime } = declared
  const key = `${incomingTarget(memberId, newId())}.${MEDIA_FORMATS[mime].extension}`
  const put = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    ContentType: mime,
    ContentLength: body.size,
  })
  const uploadUrl = await getSignedUrl(s3, put, {
    expiresIn: EXPIRES_IN_SECONDS,
    signableHeaders: SIGNED_HEADERS,
  })
  // Content-Length is signed too; every client sends it, and browsers do not let scripts set it.
  return { uploadUrl, headers: { 'Content-Type': mime }, objectPath: key, url: urlOf(key) }
})
