import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'

// WHEN_REQUIRED: by default a presigned PUT carries the checksum of an empty body, and real uploads fail.
export const s3 = new S3Client({
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 6000, throwOnRequestTimeout: true },
})

export const bucket = (): string => {
  if (env.mediaBucket === undefined) throw new Error('This function was granted no media bucket')
  return env.mediaBucket
}

/**
 * Who may keep an object. `public`: browsers for a week, the edge for an hour, so that deleted media disappear.
 * `brief`: both for five minutes, because media of stories end with them.
 * `private`: the browser of its viewer, as long as its address works. `none`: nothing.
 */
export type Caching = 'public' | 'brief' | 'private' | 'none'

const CACHE_CONTROL: Record<Caching, string> = {
  public: 'public, max-age=604800, s-maxage=3600',
  brief: 'public, max-age=300, s-maxage=300',
  private: 'private, max-age=300',
  none: 'no-store',
}

const served = (mime: MediaMime, caching: Caching) => ({
  ContentType: mime,
  ContentDisposition: 'inline',
  CacheControl: CACHE_CONTROL[caching],
})

export const putObject = async (
  key: string,
  mime: MediaMime,
  bytes: Uint8Array,
  caching: Caching = 'public',
): Promise<void> => {
  // The same bytes as a Buffer: not every S3 implementation accepts other views.
  const Body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  await s3.send(
    new PutObjectCommand({ Bucket: bucket(), Key: key, Body, ...served(mime, caching) }),
  )
}

// Without permission to list the bucket, S3 answers AccessDenied for a missing object; a HEAD has no body to name it.
const MISSING = new Set(['NoSuchKey', 'NotFound', 'AccessDenied', '403'])

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && MISSING.has(error.name)

/** False when the object does not exist. */
export const copyObject = async (
  from: string,
  to: string,
  mime: MediaMime,
  caching: Caching = 'public',
): Promise<boolean> => {
  try {
    await s3.send(
      new CopyObjectCommand({
        Bucket: bucket(),
        CopySource: `${bucket()}/${from}`,
        Key: to,
        MetadataDirective: 'REPLACE',
        ...served(mime, caching),
      }),
    )
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** An identical object under another key. False when there is none. */
export const duplicateObject = async (from: string, to: string): Promise<boolean> => {
  const CopySource = `${bucket()}/${from}`
  try {
    await s3.send(new CopyObjectCommand({ Bucket: bucket(), CopySource, Key: to }))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

export interface ObjectPart {
  readonly bytes: Uint8Array
  /** The size of the whole object in bytes. */
  readonly size: number
}

/** Fewer bytes when the object ends earlier; none when it is empty. */
export const readObject = async (
  key: string,
  offset: number,
  length: number,
): Promise<ObjectPart> => {
  const Range = `bytes=${offset}-${offset + length - 1}`
  try {
    const answer = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: key, Range }))
    const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array()
    const total = answer.ContentRange?.split('/')[1]
    return { bytes, size: total === undefined ? bytes.length : Number(total) }
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidRange')
      return { bytes: new Uint8Array(), size: 0 }
    throw error
  }
}

/** Idempotent, like S3's own delete. */
export const removeMedia = async (keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((Key) => s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key }))))
}

/** Deletes copies that nothing refers to. Failures are logged only, so that the caller returns the original error. */
export const discardMedia = async (keys: readonly string[]): Promise<void> => {
  try {
    await removeMedia(keys)
  } catch (error) {
    log.error('copies stay behind', error, { keys })
  }
}

/** Stores a note of the server that no path serves. */
export const putNote = async (key: string, text: string): Promise<void> => {
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body: text }))
}

/** In bytes; null when there is no object. */
const sizeOf = async (key: string): Promise<number | null> => {
  try {
    return (await readObject(key, 0, 1)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Deletes the object only after its copy was read back, so it exists in one place at least. Repeating completes what a
 * crash interrupted; nothing happens when it was moved before.
 */
export const moveObject = async (from: string, to: string): Promise<void> => {
  const size = await sizeOf(from)
  if (size === null || !(await duplicateObject(from, to))) return
  if ((await sizeOf(to)) !== size) throw new Error(`The copy of ${from} is incomplete`)
  await removeMedia([from])
}

export const objectExists = async (key: string): Promise<boolean> => (await sizeOf(key)) !== null
