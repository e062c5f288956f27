import { expect, test, vi } from 'vitest'
import { apng, blackPng } from '#testing/image-builder.ts'
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

test('says that the device is too weak when it cannot decode a picture above 40 megapixels', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('out of memory')))
  await expect(
    prepareMedia(file('gross.png', 'image/png', blackPng(8200)), 'post'),
  ).rejects.toMatchObject({
    refusal: { message: expect.stringContaining('für dein Gerät') as string },
  })
  vi.unstubAllGlobals()
})
