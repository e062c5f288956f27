import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { now } from '#platform/runtime/clock.ts'
import { bucket, s3 } from './media-bucket.ts'

/** A presigned GET of one private object. It also works for parts of it, so a player can seek. */
export const mediaAddress = (key: string, expiresInSeconds: number): Promise<string> =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket(), Key: key }), {
    expiresIn: expiresInSeconds,
  })

const EVIDENCE_SECONDS = 20 * 60
/** The address stays the same for so long, so that a case that is read again does not load its media anew. */
const SAME_MS = 10 * 60 * 1000

/** A presigned GET of evidence, or of what a measure keeps, which works for ten minutes at least and stays in no cache. */
export const evidenceAddress = (key: string): Promise<string> =>
  getSignedUrl(
    s3,
    new GetObjectCommand({ Bucket: bucket(), Key: key, ResponseCacheControl: 'no-store' }),
    { expiresIn: EVIDENCE_SECONDS, signingDate: new Date(now() - (now() % SAME_MS)) },
  )
