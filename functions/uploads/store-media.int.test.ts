import { expect, test } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { MEDIA_FORMATS, type MediaMime } from '#shared/domain/media/formats.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { apng, blackPng, phonePicture, picture, shown } from '#testing/image-builder.ts'
import { box, ftyp, phoneVideo } from '#testing/mp4-builder.ts'
import { putObject, readObject } from './media-bucket.ts'
import { incomingTarget } from './object-keys.ts'
import { takeUpload } from './store-media.ts'

/** Stores bytes as a presigned upload would, with the declared type in the name. */
const uploaded = async (mime: MediaMime, bytes: Uint8Array, memberId = newId()) => {
  const key = `${incomingTarget(memberId, newId())}.${MEDIA_FORMATS[mime].extension}`
  await putObject(key, mime, bytes)
  return { memberId, uploadedUrl: `/${key}`, key, target: `media/posts/${newId()}/original` }
}

const bytesAt = async (key: string): Promise<Buffer> =>
  Buffer.from((await readObject(key, 0, LIMITS.mediaBytes + 10)).bytes)

const exists = (key: string): Promise<boolean> =>
  readObject(key, 0, 1).then(
    () => true,
    () => false,
  )

const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('was accepted'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  )

test('keeps the copy when the upload is overwritten afterwards', async () => {
  const photo = await picture('png')
  const upload = await uploaded('image/png', photo)
  const media = await takeUpload({ ...upload, mediaType: 'image' })
  expect(media).toEqual({
    key: `${upload.target}.png`,
    url: `/${upload.target}.png`,
    mediaType: 'image',
    contentType: 'image/png',
    width: 64,
    height: 40,
  })
  await putObject(upload.key, 'image/png', Buffer.from('<script>'))
  expect(await bytesAt(media.key)).toEqual(Buffer.from(photo))
})

test('takes an upload that was announced without a type by its bytes', async () => {
  const unnamed = async (bytes: Uint8Array) => {
    const memberId = newId()
    const key = `${incomingTarget(memberId, newId())}.bin`
    await putObject(key, 'image/jpeg', bytes)
    return { memberId, uploadedUrl: `/${key}`, target: `media/posts/${newId()}/original` }
  }
  const media = await takeUpload(await unnamed(await picture('jpeg')))
  expect(media).toMatchObject({ contentType: 'image/jpeg', mediaType: 'image' })
  expect(media.key).toMatch(/\.jpg$/)
  const program = takeUpload(await unnamed(Buffer.from('MZ\x90\0')))
  expect((await refusalOf(program)).code).toBe('unsupported_media')
})

test('removes the place of a photo that the browser did not clean, and keeps it upright', async () => {
  const photo = await phonePicture('jpeg', 6)
  const media = await takeUpload({ ...(await uploaded('image/jpeg', photo)), mediaType: 'image' })
  const copy = await bytesAt(media.key)
  expect(copy.includes('GPS')).toBe(false)
  expect(await shown(copy)).toEqual(await shown(photo))
  expect(media).toMatchObject({ width: 40, height: 64 })
})

test('removes the place of a video that the browser did not clean', async () => {
  const upload = await uploaded('video/quicktime', phoneVideo())
  const media = await takeUpload({ ...upload, mediaType: 'video' })
  expect((await bytesAt(media.key)).toString('latin1')).not.toContain('52.5163')
  expect(media).toMatchObject({ width: 1080, height: 1920, contentType: 'video/quicktime' })
})

test('removes a place at the end of a long video', async () => {
  const long = Buffer.concat([
    ftyp('isom'),
    box('mdat', new Uint8Array(8 * 1024 * 1024)),
    box('moov', box('udta', box('\xa9xyz', Buffer.from('+52.5163')))),
  ])
  const media = await takeUpload({ ...(await uploaded('video/mp4', long)), mediaType: 'video' })
  const copy = await bytesAt(media.key)
  expect(copy.length).toBe(long.length)
  expect(copy.includes('52.5163')).toBe(false)
})

test.each<[string, MediaMime, Uint8Array, ApiError['code']]>([
  [
    'a script',
    'image/png',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    'unsupported_media',
  ],
  ['an SVG', 'image/jpeg', Buffer.from('<svg onload="alert(1)"/>'), 'unsupported_media'],
  ['a sound declared as a video', 'video/mp4', ftyp('M4A '), 'unsupported_media'],
  [
    'a damaged video',
    'video/mp4',
    Buffer.concat([ftyp('isom'), box('moov', Buffer.alloc(9, 1))]),
    'unsupported_media',
  ],
  [
    'fifty megabytes and one byte',
    'video/webm',
    new Uint8Array(LIMITS.mediaBytes + 1),
    'too_large',
  ],
])('refuses %s and deletes its copy', async (_name, mime, bytes, code) => {
  const upload = await uploaded(mime, bytes)
  const refusal = await refusalOf(takeUpload({ ...upload, mediaType: MEDIA_FORMATS[mime].kind }))
  expect(refusal.code).toBe(code)
  expect(await exists(`${upload.target}.${MEDIA_FORMATS[mime].extension}`)).toBe(false)
})

test.each([
  ['of 30,000 × 30,000 pixels in 109 KB', 'image/png', blackPng(30_000), 'Pixel', 'too_large'],
  ['with a larger frame than its canvas', 'image/png', apng(64, 8193), 'Pixel', 'too_large'],
  [
    'without dimensions',
    'image/gif',
    Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1'),
    'beschädigt',
    'unsupported_media',
  ],
] as const)('refuses an image %s and deletes its copy', async (_name, mime, bytes, words, code) => {
  const upload = await uploaded(mime, bytes)
  const refusal = await refusalOf(takeUpload({ ...upload, mediaType: 'image' }))
  expect(refusal).toMatchObject({ code, message: expect.stringContaining(words) as string })
  expect(await exists(`${upload.target}.${MEDIA_FORMATS[mime].extension}`)).toBe(false)
})

test('refuses a video that is declared as a picture', async () => {
  const upload = await uploaded('video/mp4', ftyp('isom'))
  expect(await refusalOf(takeUpload({ ...upload, mediaType: 'image' }))).toMatchObject({
    code: 'unsupported_media',
  })
})

test('returns the same refusal for a foreign upload, a missing one and an invalid path', async () => {
  const { uploadedUrl, target } = await uploaded('image/png', await picture('png'))
  const mine = newId()
  const paths = [
    uploadedUrl,
    `/incoming/${mine}/${newId()}.png`,
    `/incoming/${mine}/../${uploadedUrl.slice(10)}`,
    `/incoming/${mine}/${newId()}.svg`,
    `https://example.org${uploadedUrl}`,
    '/media/posts/x/original.png',
    '',
  ]
  for (const path of paths) {
    const refusal = await refusalOf(
      takeUpload({ memberId: mine, uploadedUrl: path, mediaType: 'image', target }),
    )
    expect(refusal.code).toBe('invalid_input')
    expect(refusal.message).toContain('nicht mehr da')
  }
})
