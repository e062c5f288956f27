import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'

const DAY_MS = 86_400_000

const Bucket = z.object({
  LifecycleConfiguration: z.optional(
    z.object({
      Rules: z.array(
        z.object({
          Status: z.string(),
          Prefix: z._default(z.string(), ''),
          ExpirationInDays: z.optional(z.number()),
        }),
      ),
    }),
  ),
})

/** The expiry rules of the template's buckets. */
export const removeExpiredObjects = async (
  deployment: Deployment,
  s3: S3Client,
  now = Date.now(),
): Promise<void> => {
  for (const { name, properties } of deployment.ofType('AWS::S3::Bucket')) {
    const rules = Bucket.parse(properties).LifecycleConfiguration?.Rules ?? []
    for (const { Status, Prefix, ExpirationInDays } of rules)
      if (Status === 'Enabled' && ExpirationInDays !== undefined)
        await removeOlder(s3, name, Prefix, now - ExpirationInDays * DAY_MS)
  }
}

const removeOlder = async (s3: S3Client, Bucket: string, Prefix: string, before: number) => {
  let ContinuationToken: string | undefined
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (LastModified && LastModified.getTime() < before)
        await s3.send(new DeleteObjectCommand({ Bucket, Key }))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}
