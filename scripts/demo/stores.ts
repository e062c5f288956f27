import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '#platform/runtime/env.ts'
import { isTransient } from '#platform/runtime/transient.ts'
import { putAll } from '#platform/table/index.ts'
import { inParallel } from './in-parallel.ts'

export type Item = Readonly<Record<string, unknown>>

const BATCH = 25
const BATCHES_AT_ONCE = 4
const ATTEMPTS = 5

/** DynamoDB Local, which syncs each item to the disk, may need longer than a call may take. The same items replace themselves. */
const putPatiently = async (batch: readonly Item[]): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await putAll(batch)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}

/** Writes in batches, in no particular order. */
export const writeAll = async (items: readonly Item[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
  await inParallel(batches, BATCHES_AT_ONCE, putPatiently)
}

const s3 = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })

const store = async (
  cacheControl: string,
  ...[key, contentType, bytes]: readonly [key: string, contentType: string, bytes: Buffer]
): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env.mediaBucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      ContentDisposition: 'inline',
      CacheControl: cacheControl,
    }),
  )
}

type Upload = (key: string, contentType: string, bytes: Buffer) => Promise<void>

export const upload: Upload = (...object) =>
  store('public, max-age=604800, s-maxage=3600', ...object)

/** For media of stories, which end. */
export const uploadBriefly: Upload = (...object) =>
  store('public, max-age=300, s-maxage=300', ...object)

/** For media of messages, which no cache may keep. */
export const uploadPrivate: Upload = (...object) => store('private, no-store', ...object)
