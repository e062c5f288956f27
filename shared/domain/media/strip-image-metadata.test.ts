import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { concat, fromLatin1, latin1 } from './bytes.ts'
import type { MediaMime } from './formats.ts'
import { imageDimensions } from './image-dimensions.ts'
import { MediaError } from './media-error.ts'
import { sniffMedia } from './sniff.ts'
import { stripImageMetadata } from './strip-image-metadata.ts'
import { chattyGif, phonePicture, picture, shown } from '#testing/image-builder.ts'

const FORMATS = ['jpeg', 'png', 'webp'] as const
const text = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const mime = (format: string): MediaMime => `image/${format}` as MediaMime

test.each(FORMATS.flatMap((format) => [1, 3, 6, 8].map((way) => [format, way] as const)))(
  'keeps orientation and colours of a %s with orientation %i and removes its location',
  async (format, orientation) => {
    const photo = await phonePicture(format, orientation)
    expect(text(photo)).toContain('GPS')

    const clean = stripImageMetadata(mime(format), photo)

    expect(text(clean)).not.toContain('GPS')
    expect(await shown(clean)).toEqual(await shown(photo))
    const [before, after] = [await sharp(photo).metadata(), await sharp(clean).metadata()]
    expect(after.icc).toEqual(before.icc)
    expect(after.xmp).toBeUndefined()
    expect(after.orientation ?? 1).toBe(orientation)
    expect(stripImageMetadata(mime(format), clean)).toBe(clean)
    const size = orientation >= 5 ? { width: 40, height: 64 } : { width: 64, height: 40 }
    expect(imageDimensions(mime(format), clean)).toEqual(size)
  },
)

test('keeps the loop of a GIF and removes comments, XMP and trailing data', async () => {
  const gif = await chattyGif()
  const clean = stripImageMetadata('image/gif', gif)
  expect(text(clean)).not.toMatch(/GPS|XMP/)
  expect(text(clean)).toContain('NETSCAPE2.0')
  expect(await shown(clean)).toEqual(await shown(gif))
  expect(stripImageMetadata('image/gif', clean)).toBe(clean)
  expect(imageDimensions('image/gif', clean)).toEqual({ width: 64, height: 40 })
})

test('keeps every scan of a progressive JPEG', async () => {
  const photo = new Uint8Array(
    await sharp(await picture('png'))
      .jpeg({ progressive: true })
      .toBuffer(),
  )
  expect(await shown(stripImageMetadata('image/jpeg', photo))).toEqual(await shown(photo))
})

test('removes a video hidden behind a JPEG', async () => {
  const photo = await picture('jpeg')
  const motion = concat([photo, fromLatin1('\0\0\0\x18ftypmp42 GPS 52.5163')])
  expect(stripImageMetadata('image/jpeg', motion)).toEqual(photo)
})

test('removes a JPEG comment at any position', async () => {
  const photo = await picture('jpeg')
  const comment = fromLatin1('\xff\xfe\0\x05GPS')
  const talking = concat([
    photo.subarray(0, 2),
    comment,
    photo.subarray(2, -2),
    comment,
    photo.subarray(-2),
  ])
  expect(stripImageMetadata('image/jpeg', talking)).toEqual(photo)
})

test('reports a truncated picture as damaged, or keeps it up to the cut', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif']) {
    const whole = format === 'gif' ? await chattyGif() : await phonePicture(format as 'png', 6)
    for (let length = 0; length < whole.length; length += 11) {
      const run = () => stripImageMetadata(mime(format), whole.slice(0, length))
      try {
        expect(run().length).toBeLessThanOrEqual(length + 2)
      } catch (error) {
        expect(error).toBeInstanceOf(MediaError)
      }
    }
  }
})

const settles = (type: MediaMime, bytes: Uint8Array): void => {
  sniffMedia(bytes)
  imageDimensions(type, bytes)
  try {
    const once = stripImageMetadata(type, bytes)
    expect(stripImageMetadata(type, once)).toBe(once)
  } catch (error) {
    expect(error).toBeInstanceOf(MediaError)
  }
}

test.each(['jpeg', 'png', 'webp', 'gif'])(
  'terminates, throws only MediaError, and is idempotent for arbitrary bytes of a %s',
  async (format) => {
    const sample = format === 'gif' ? await chattyGif() : await phonePicture(format as 'png', 6)
    const head = latin1(sample, 0, 16)
    const mutated = fc
      .array(fc.tuple(fc.nat(Math.min(sample.length, 800) - 1), fc.nat(255)), { maxLength: 8 })
      .map((changes) => {
        const copy = sample.slice()
        for (const [at, byte] of changes) copy[at] = byte
        return copy
      })
    const headed = fc.uint8Array({ maxLength: 300 }).map((rest) => concat([fromLatin1(head), rest]))
    fc.assert(
      fc.property(fc.oneof(mutated, headed, fc.uint8Array({ maxLength: 100 })), (bytes) =>
        settles(mime(format), bytes),
      ),
      { numRuns: 800 },
    )
  },
)
