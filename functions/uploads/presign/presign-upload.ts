import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { createUpload } from '#shared/api/uploads.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import { MEDIA_FORMATS, mimesFor, type MediaPurpose } from '#shared/domain/media/formats.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { newId } from '#platform/runtime/ids.ts'
import { refuse } from '../check-media.ts'
import { bucket, s3 } from '../media-bucket.ts'
import { incomingTarget, UNNAMED, urlOf } from '../object-keys.ts'

/** S3 checks the expiry when the upload starts, so a slow connection does no harm. */
const EXPIRES_IN_SECONDS = 300

const SIGNED_HEADERS = new Set(['content-type', 'content-length'])

/** What browsers name a file whose type they do not know. */
const UNNAMED_TYPE = 'application/octet-stream'

interface Announced {
  readonly memberId: string
  readonly purpose: MediaPurpose
  readonly contentType: string
  /** In bytes. */
  readonly size: number
}

/** Of the type, or the one of uploads whose type only their bytes say. */
const extensionOf = ({ purpose, contentType, size }: Omit<Announced, 'memberId'>): string => {
  const isUnnamed = contentType === UNNAMED_TYPE
  const [likely = ''] = mimesFor(purpose)
  const declared = checkDeclared(purpose, isUnnamed ? likely : contentType, size)
  if ('refusal' in declared) return refuse(declared.refusal)
  return isUnnamed ? UNNAMED : MEDIA_FORMATS[declared.mime].extension
}

/**
 * A presigned PUT for one object of exactly this type, as it was written, and size, below the member's own prefix.
 * @throws ApiError unsupported_media | too_large
 */
export const presignUpload = async ({
  memberId,
  purpose,
  contentType,
  size,
}: Announced): Promise<ResponseOf<typeof createUpload>> => {
  const key = `${incomingTarget(memberId, newId())}.${extensionOf({ purpose, contentType, size })}`
  const put = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    ContentType: contentType,
    ContentLength: size,
  })
  const uploadUrl = await getSignedUrl(s3, put, {
    expiresIn: EXPIRES_IN_SECONDS,
    signableHeaders: SIGNED_HEADERS,
  })
  // Content-Length is signed too; every client sends it, and browsers do not let scripts set it.
  return { uploadUrl, headers: { 'Content-Type': contentType }, objectPath: key, url: urlOf(key) }
}
