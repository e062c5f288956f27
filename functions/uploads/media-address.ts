import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { bucket, s3 } from './media-bucket.ts'

/** A presigned GET of one private object. It also works for parts of it, so a player can seek. */
export const mediaAddress = (key: string, expiresInSeconds: number): Promise<string> =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket(), Key: key }), {
    expiresIn: expiresInSeconds,
  })
