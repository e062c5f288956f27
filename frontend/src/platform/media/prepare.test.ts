import { expect, test, vi } from 'vitest'
import { apng, blackPng, picture } from '#testing/image-builder.ts'
import { prepareMedia } from './prepare.ts'

const file = (name: string, type: string, bytes: Uint8Array): File =>
  new File([Uint8Array.from(bytes)], name, { type })

test('refuses a picture of 900 megapixels in 109 KB without decoding it', async () => {
  const decode = vi.fn()
  vi.stubGlobal('createImageBitmap', decode)
  await expect(
    prepareMedia(file('bombe.png', 'image/png', blackPng(30_000)), 'post'),
  ).rejects.toMatchObject({
    refusal: { code: 'too_large', message: expect.stringContaining('für dein Gerät') as string },
  })
  expect(decode).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test.each([
  ['an animated PNG', 'a.png', 'image/png', apng(64, 8193)],
  [
    'a GIF',
    'a.gif',
    'image/gif',
    Buffer.from(`GIF89a\x01\x20\x01\0\0\0\0,\0\0\0\0\x01\x20\x01\0\0\x02\0;`, 'latin1'),
  ],
])('refuses %s above 8,192 pixels a side before the upload', async (_name, name, type, bytes) => {
  await expect(prepareMedia(file(name, type, bytes), 'post')).rejects.toMatchObject({
    refusal: { message: expect.stringContaining('Höchstens 8.192 je Seite') as string },
  })
})

const drawn = () => {
  const decode = vi.fn(() => Promise.reject(new Error('drawn')))
  vi.stubGlobal('createImageBitmap', decode)
  return decode
}

test.each([
  ['IMG_1.jpg', ''],
  ['IMG_1.jpg', 'application/octet-stream'],
  ['IMG_1', ''],
  ['IMG_1', 'application/octet-stream'],
  ['IMG_1.png', 'image/png'],
  ['IMG_1.mp4', 'video/mp4'],
])('decodes the JPEG %s of type %j in every purpose of pictures', async (name, type) => {
  const decode = drawn()
  for (const purpose of ['post', 'message-photo', 'story'] as const)
    await prepareMedia(file(name, type, await picture('jpeg')), purpose).catch(() => undefined)
  expect(decode).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})

test.each([
  ['a program named as a photo', 'foto.jpg', 'image/jpeg', 'MZ\x90\0', 'passt nicht zu ihrem Typ'],
  ['a program without a type', 'foto.jpg', '', 'MZ\x90\0', 'passt nicht zu ihrem Typ'],
  ['a page named as a photo', 'foto.png', 'image/png', '<html>', 'passt nicht zu ihrem Typ'],
  ['a program', 'setup.exe', 'application/x-msdownload', 'MZ\x90\0', 'Bild- oder Videodatei'],
  ['an empty file', 'foto.jpg', 'image/jpeg', '', 'Die Datei ist leer'],
])('refuses %s in German', async (_name, name, type, text, words) => {
  const decode = drawn()
  await expect(
    prepareMedia(file(name, type, Buffer.from(text, 'latin1')), 'post'),
  ).rejects.toMatchObject({ refusal: { message: expect.stringContaining(words) as string } })
  expect(decode).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('says that the device is too weak when it cannot decode a picture above 40 megapixels', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('out of memory')))
  await expect(
    prepareMedia(file('gross.png', 'image/png', blackPng(8200)), 'post'),
  ).rejects.toMatchObject({
    refusal: { message: expect.stringContaining('für dein Gerät') as string },
  })
  vi.unstubAllGlobals()
})
