import { expect, test, vi } from 'vitest'
import { apng, blackPng, phonePicture, picture } from '#testing/image-builder.ts'
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

// This environment has no canvas, as browsers whose canvas returns noise: pictures keep their bytes.
test.each([
  ['IMG_1.jpg', ''],
  ['IMG_1.jpg', 'application/octet-stream'],
  ['IMG_1', ''],
  ['IMG_1', 'application/octet-stream'],
  ['IMG_1.png', 'image/png'],
  ['IMG_1.mp4', 'video/mp4'],
])('takes the JPEG %s of type %j in every purpose of pictures', async (name, type) => {
  for (const purpose of ['post', 'message-photo', 'story'] as const)
    expect(await prepareMedia(file(name, type, await picture('jpeg')), purpose)).toMatchObject({
      mime: 'image/jpeg',
      kind: 'image',
      size: { width: 64, height: 40 },
    })
})

test('keeps the bytes of a picture without its place where a canvas returns nothing', async () => {
  const photo = await phonePicture('jpeg', 6)
  const { blob, preview } = await prepareMedia(file('a.jpg', 'image/jpeg', photo), 'post')
  const kept = Buffer.from(await blob.arrayBuffer())
  expect(kept.includes('GPS')).toBe(false)
  expect(kept.length).toBeGreaterThan(photo.length / 2)
  expect(preview).toBeNull()
})

test('says what helps when a picture has to be drawn and a canvas returns nothing', async () => {
  const bmp = file('a.bmp', 'image/bmp', Buffer.from('BM'))
  await expect(prepareMedia(bmp, 'post')).rejects.toMatchObject({
    refusal: { message: expect.stringContaining('Canvas-Daten') as string },
  })
})

test.each([
  ['a program named as a photo', 'foto.jpg', 'image/jpeg', 'MZ\x90\0', 'passt nicht zu ihrem Typ'],
  ['a program without a type', 'foto.jpg', '', 'MZ\x90\0', 'passt nicht zu ihrem Typ'],
  ['a page named as a photo', 'foto.png', 'image/png', '<html>', 'passt nicht zu ihrem Typ'],
  ['a program', 'setup.exe', 'application/x-msdownload', 'MZ\x90\0', 'Bild- oder Videodatei'],
  ['an empty file', 'foto.jpg', 'image/jpeg', '', 'Die Datei ist leer'],
])('refuses %s in German', async (_name, name, type, text, words) => {
  await expect(
    prepareMedia(file(name, type, Buffer.from(text, 'latin1')), 'post'),
  ).rejects.toMatchObject({ refusal: { message: expect.stringContaining(words) as string } })
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
