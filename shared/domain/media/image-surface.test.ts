import { describe, expect, it } from 'vitest'
import { apng, blackPng, picture } from '#testing/image-builder.ts'
import { concat, fromLatin1 } from './bytes.ts'
import type { MediaMime } from './formats.ts'
import { imageSurface } from './image-dimensions.ts'
import { MediaError } from './media-error.ts'
import { stripImageMetadata } from './strip-image-metadata.ts'
import { checkPixels } from './upload-rules.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const

const little = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff)

const webpChunk = (type: string, data: Uint8Array): Uint8Array =>
  concat([fromLatin1(type), Uint8Array.from(little(data.length, 4)), data])

const webp = (...chunks: Uint8Array[]): Uint8Array => {
  const body = concat([fromLatin1('WEBP'), ...chunks])
  return concat([fromLatin1('RIFF'), Uint8Array.from(little(body.length, 4)), body])
}

const webpCanvas = webpChunk(
  'VP8X',
  Uint8Array.from([2, 0, 0, 0, ...little(63, 3), ...little(39, 3)]),
)

const lossless = (width: number, height: number): Uint8Array =>
  webpChunk('VP8L', Uint8Array.from([0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0]))

const webpFrame = (left: number, width: number, inside: Uint8Array): Uint8Array =>
  webpChunk(
    'ANMF',
    concat([
      Uint8Array.from([...little(left / 2, 3), 0, 0, 0]),
      Uint8Array.from([...little(width - 1, 3), ...little(9, 3), 0, 0, 0, 0]),
      inside,
    ]),
  )

const gif = (width: number, left: number): Uint8Array =>
  concat([
    fromLatin1('GIF89a'),
    Uint8Array.from([64, 0, 40, 0, 0, 0, 0]),
    Uint8Array.from([0x2c, ...little(left, 2), 0, 0, ...little(width, 2), 10, 0, 0, 2, 0, 0x3b]),
  ])

const jpegFrame = (width: number, height: number): Uint8Array =>
  Uint8Array.from([0xff, 0xc0, 0, 9, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0])

const jpeg = (...segments: Uint8Array[]): Uint8Array =>
  concat([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xd9)])

const SCAN = Uint8Array.of(0xff, 0xda, 0, 2, 1)

describe('imageSurface', () => {
  it.each(FORMATS)('is the size of a real %s', async (format) => {
    const bytes = await picture(format)
    expect(imageSurface(`image/${format}`, bytes)).toEqual({ width: 64, height: 40 })
  })

  it.each<[string, MediaMime, Uint8Array, number]>([
    ['a GIF with a frame larger than its screen', 'image/gif', gif(9000, 0), 9000],
    ['a GIF with a frame that begins outside', 'image/gif', gif(10, 9000), 9010],
    [
      'a JPEG with a second frame header',
      'image/jpeg',
      jpeg(jpegFrame(64, 40), jpegFrame(9000, 40)),
      9000,
    ],
    [
      'a WebP with a bitmap larger than its canvas',
      'image/webp',
      webp(webpCanvas, lossless(9000, 40)),
      9000,
    ],
    [
      'a WebP with a frame that begins outside',
      'image/webp',
      webp(webpCanvas, webpFrame(9000, 10, lossless(10, 10))),
      9010,
    ],
    [
      'a WebP with a larger bitmap in a frame',
      'image/webp',
      webp(webpCanvas, webpFrame(0, 10, lossless(9000, 10))),
      9000,
    ],
    ['an animated PNG with a frame larger than the picture', 'image/png', apng(64, 9000), 9000],
  ])('contains every size that is declared by %s', (_name, mime, bytes, width) => {
    expect(imageSurface(mime, bytes)).toMatchObject({ width })
    expect(imageSurface(mime, stripImageMetadata(mime, bytes))).toMatchObject({ width })
  })

  it('is unknown when no size is declared or one side is empty', () => {
    expect(imageSurface('image/jpeg', jpeg(SCAN))).toBeNull()
    expect(imageSurface('image/jpeg', jpeg(jpegFrame(64, 0), SCAN))).toBeNull()
    expect(imageSurface('image/webp', webp(webpChunk('ICCP', new Uint8Array(16))))).toBeNull()
  })

  it('refuses a JPEG of a hundred and one scans', () => {
    const scans = (count: number) => jpeg(jpegFrame(64, 40), ...Array<Uint8Array>(count).fill(SCAN))
    expect(imageSurface('image/jpeg', scans(100))).toEqual({ width: 64, height: 40 })
    expect(() => imageSurface('image/jpeg', scans(101))).toThrow(MediaError)
  })
})

describe('checkPixels', () => {
  it.each([
    [8192, 4882],
    [4882, 8192],
    [8192, 1],
  ])('accepts %i × %i in a post', (width, height) => {
    expect(checkPixels('post', { width, height })).toBeNull()
  })

  it.each([
    [8193, 1],
    [1, 8193],
    [8192, 4883],
    [6325, 6325],
  ])('refuses %i × %i in a post', (width, height) => {
    expect(checkPixels('post', { width, height })).toEqual({
      code: 'too_large',
      message: 'Das Bild hat zu viele Pixel. Höchstens 8.192 je Seite und 40 Megapixel insgesamt.',
    })
  })

  it('refuses unknown dimensions, and avatars above 4,096 pixels a side', () => {
    expect(checkPixels('post', null)?.code).toBe('unsupported_media')
    expect(checkPixels('avatar', { width: 4096, height: 4096 })).toBeNull()
    expect(checkPixels('avatar', { width: 4097, height: 1 })?.message).toBe(
      'Das Bild hat zu viele Pixel. Höchstens 4.096 je Seite.',
    )
  })

  it('reads the bomb of 30,000 × 30,000 pixels in 109 KB', () => {
    const bytes = blackPng(30_000)
    expect(bytes.length).toBeLessThan(120_000)
    expect(checkPixels('post', imageSurface('image/png', bytes))?.code).toBe('too_large')
  })
})
