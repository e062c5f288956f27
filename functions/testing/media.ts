import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { MEDIA_FORMATS, type MediaMime } from '#shared/domain/media/formats.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { bucket, putObject, readObject, s3 } from '../uploads/media-bucket.ts'
import { usePresigned } from './grants.ts'
import type { TestMember } from './members.ts'

/** Stores bytes as a presigned upload would, with the declared type in the name; returns the address. */
export const uploadedBy = async (
  { id }: Pick<TestMember, 'id'>,
  mime: MediaMime,
  bytes: Uint8Array,
): Promise<string> => {
  const key = `incoming/${id}/${newId()}.${MEDIA_FORMATS[mime].extension}`
  await putObject(key, mime, bytes)
  return `/${key}`
}

/** Keys of all objects that begin like this. Unsigned, because the engine refuses signed calls on a bucket. */
export const objectsBelow = async (prefix: string): Promise<readonly string[]> => {
  const { AWS_ENDPOINT_URL_S3: endpoint = '' } = process.env
  const query = new URLSearchParams({ 'list-type': '2', prefix })
  const answer = await fetch(`${endpoint}/${bucket()}?${query}`)
  return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
}

export const objectBytes = async (key = ''): Promise<Buffer> =>
  Buffer.from((await readObject(key, 0, LIMITS.mediaBytes)).bytes)

/** What a signed address of a function leads to. @throws Error without the grant */
export const signedBytes = async (
  name: string,
  address: string | null | undefined,
): Promise<Buffer> => {
  const { pathname } = new URL(address ?? '')
  const Key = pathname.slice(`/${bucket()}/`.length)
  const answer = await fetch(address ?? '')
  if (!answer.ok) throw new Error(`S3 answers ${String(answer.status)} for ${Key}.`)
  usePresigned(name, new GetObjectCommand({ Bucket: bucket(), Key }))
  return Buffer.from(await answer.arrayBuffer())
}

export const hasObject = (key = ''): Promise<boolean> =>
  readObject(key, 0, 1).then(
    () => true,
    () => false,
  )

export const readCacheControl = async (key = ''): Promise<string | undefined> =>
  (await s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: key }))).CacheControl
