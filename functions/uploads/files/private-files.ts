import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { Readable } from 'node:stream'
import { bucket, isMissing, s3 } from '../media-bucket.ts'

/** S3 takes parts from 5 MB on. Two of them are in memory at most. */
const PART_BYTES = 8 * 1024 * 1024

/** Writes an object whose size is not known before, in parts. It exists once all of it is written. */
export const writeFileInParts = async (
  key: string,
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const upload = new Upload({
    client: s3,
    params: {
      Bucket: bucket(),
      Key: key,
      Body: Readable.from(chunks, { objectMode: true, highWaterMark: 1 }),
      ContentType: contentType,
      CacheControl: 'no-store',
    },
    partSize: PART_BYTES,
    queueSize: 1,
    // A lifecycle rule removes the parts of a failed upload, so that no function may abort the uploads of others.
    leavePartsOnError: true,
  })
  await upload.done()
}

export const writeJson = async (key: string, value: unknown): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: key,
      Body: JSON.stringify(value),
      ContentType: 'application/json',
      CacheControl: 'no-store',
    }),
  )
}

/** @throws when the object does not exist */
export const readJson = async (key: string): Promise<unknown> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: key }))
  return JSON.parse((await Body?.transformToString()) ?? 'null')
}

export interface OpenFile {
  readonly content: Readable
  readonly bytes: number
}

/** Undefined when the object does not exist. The caller reads the stream to its end, or destroys it. */
export const openFile = async (key: string): Promise<OpenFile | undefined> => {
  try {
    const answer = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: key }))
    return { content: answer.Body as Readable, bytes: answer.ContentLength ?? 0 }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A presigned GET that browsers save under this name. */
export const downloadAddress = (
  key: string,
  fileName: string,
  expiresInSeconds: number,
): Promise<string> =>
  getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket: bucket(),
      Key: key,
      ResponseContentDisposition: `attachment; filename="${fileName}"`,
    }),
    { expiresIn: expiresInSeconds },
  )

/** The stored type of an object; undefined when it does not exist. */
export const typeOfFile = async (key: string): Promise<string | undefined> => {
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: key }))).ContentType
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
