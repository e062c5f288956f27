import { expect, test } from 'vitest'
import { uploadMedia } from '#shared/api/uploads.ts'
import { call } from '#testing/call.ts'
import { blackPng, phonePicture, picture } from '#testing/image-builder.ts'
import { aMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { phoneVideo } from '#testing/mp4-builder.ts'
import { readObject } from '../media-bucket.ts'
import { handler } from './upload-media.ts'

const send = async (field: string, contentType: string, bytes: Uint8Array) => {
  const member = await aMember()
  const form = multipart({}, { field, contentType, bytes })
  const answer = await call(handler, uploadMedia, { token: member.token, ...form })
  return { ...answer, member, body: answer.json as { url: string; message: string } }
}

const storedAt = async (url: string): Promise<string> =>
  Buffer.from((await readObject(url.slice(1), 0, 10_000_000)).bytes).toString('latin1')

test('stores a phone photo without its place', async () => {
  const { status, body, member } = await send('media', 'image/jpeg', await phonePicture('jpeg', 6))
  expect(status).toBe(201)
  expect(body.url).toMatch(new RegExp(`^/incoming/${member.id}/[0-9A-Z]{26}\\.jpg$`))
  const stored = await storedAt(body.url)
  expect(stored).toContain('Exif')
  expect(stored).not.toContain('GPS')
})

test.each(['', 'application/octet-stream', 'text/plain', 'image/png', 'application/x-msdownload'])(
  'stores a JPEG that is sent as %j under the type of its bytes',
  async (contentType) => {
    const { status, body } = await send('media', contentType, await picture('jpeg'))
    expect(status).toBe(201)
    expect(body.url).toMatch(/\.jpg$/)
  },
)

test('stores a phone video without its place', async () => {
  const { status, body } = await send('media', 'video/quicktime', phoneVideo())
  expect(status).toBe(201)
  const stored = await storedAt(body.url)
  expect(stored).toContain('PICTURE1')
  expect(stored).not.toContain('52.5163')
})

test('returns 413 and names the presigned upload when the file exceeds four megabytes', async () => {
  const { status, body } = await send('media', 'image/jpeg', new Uint8Array(4 * 1024 * 1024 + 1))
  expect(status).toBe(413)
  expect(body.message).toContain('/api/uploads')
})

test('returns 413 with a German text for an image of 10,000 × 10,000 pixels', async () => {
  const { status, body } = await send('media', 'image/png', blackPng(10_000))
  expect(status).toBe(413)
  expect(body.message).toContain('Höchstens 8.192 je Seite und 40 Megapixel')
})

test.each([
  [
    'a script that says it is a picture',
    'image/png',
    Buffer.from('<script>alert(1)</script>'),
    'Inhalt',
  ],
  ['an SVG', 'image/svg+xml', Buffer.from('<svg/>'), 'Format'],
  [
    'a HEIC photo renamed to JPEG',
    'image/jpeg',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'HEIC',
  ],
  [
    'a picture cut off in its header',
    'image/png',
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'),
    'beschädigt',
  ],
  ['a program that says it is a photo', 'image/jpeg', Buffer.from('MZ\x90\0'), 'Inhalt'],
  ['a program without a type', '', Buffer.from('MZ\x90\0'), 'Bild- oder Videodatei'],
  ['an empty file', 'image/png', Buffer.alloc(0), 'Inhalt'],
  ['a GIF without dimensions', 'image/gif', Buffer.from(`GIF89a${'\0'.repeat(7)};`), 'beschädigt'],
])('returns 415 with a German text for %s', async (_name, contentType, bytes, words) => {
  const { status, body } = await send('media', contentType, bytes)
  expect(status).toBe(415)
  expect(body.message).toContain(words)
})

test('returns 400 when the file is in another field', async () => {
  const { status, body } = await send('photo', 'image/png', await picture('png'))
  expect(status).toBe(400)
  expect(body.message).toContain('media')
})

test('returns 401 without a session', async () => {
  const form = multipart(
    {},
    { field: 'media', contentType: 'image/png', bytes: await picture('png') },
  )
  expect((await call(handler, uploadMedia, form)).status).toBe(401)
})
