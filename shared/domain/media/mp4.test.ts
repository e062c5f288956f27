import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ByteSource } from './byte-source.ts'
import { applyPatches, blobSource, bytesSource, patchBlob } from './byte-source.ts'
import { concat, latin1 } from './bytes.ts'
import { MediaError } from './media-error.ts'
import { inspectMp4, stripMp4Location } from './mp4.ts'
import { box, ftyp, phoneVideo, track } from '#testing/mp4-builder.ts'

const text = (bytes: Uint8Array): string => latin1(bytes, 0, bytes.length)

const stripped = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const copy = bytes.slice()
  applyPatches(copy, await stripMp4Location(bytesSource(bytes)))
  return copy
}

test('removes the location from a phone video and keeps picture and sound in place', async () => {
  const video = phoneVideo()
  expect(text(video).match(/52\.5163/g)).toHaveLength(7)

  const clean = await stripped(video)

  expect(text(clean)).not.toMatch(/52\.|PLACE|apple/)
  expect(clean.length).toBe(video.length)
  for (const kept of ['PICTURE1', 'SOUND1', 'PICTURE2', 'mvhd', 'vide', 'soun'])
    expect(text(clean).indexOf(kept)).toBe(text(video).indexOf(kept))
})

test('finds nothing when a stripped video is stripped again', async () => {
  expect(await stripMp4Location(bytesSource(await stripped(phoneVideo())))).toEqual([])
})

test('returns the size as shown for an upright video', async () => {
  const { dimensions } = await inspectMp4(bytesSource(phoneVideo()))
  expect(dimensions).toEqual({ width: 1080, height: 1920 })
})

test('returns no size for sound without video', async () => {
  const movie = box('moov', track({ handler: 'soun', chunks: [] }))
  const { dimensions, patches } = await inspectMp4(bytesSource(concat([ftyp('M4A '), movie])))
  expect({ dimensions, patches }).toEqual({ dimensions: null, patches: [] })
})

test('never reads the samples of a 50 MB video', async () => {
  const head = ftyp('isom')
  const media = box('mdat', new Uint8Array(50 * 1024 * 1024))
  const movie = box('moov', box('mvhd', new Uint8Array(100)), box('udta', new Uint8Array(50)))
  const blob = new Blob([concat([head, media, movie])], { type: 'video/mp4' })
  let read = 0
  const inner = blobSource(blob)
  const counting: ByteSource = {
    size: inner.size,
    read: async (offset, length) => {
      const bytes = await inner.read(offset, length)
      read += bytes.length
      return bytes
    },
  }

  const clean = patchBlob(blob, await stripMp4Location(counting))

  expect(read).toBeLessThan(1000)
  expect(clean).toMatchObject({ size: blob.size, type: 'video/mp4' })
  expect(await stripMp4Location(blobSource(clean))).toEqual([])
})

test('writes only inside the media data when the table of a location track is wrong', async () => {
  const head = ftyp('isom')
  const media = box('mdat', new Uint8Array(16).fill(1))
  const places = track({ handler: 'meta', chunks: [{ offset: 0, sizes: [1_000_000] }] })
  const clean = await stripped(concat([head, media, box('moov', places)]))
  expect(clean.subarray(0, head.length)).toEqual(head)
  expect(clean.subarray(head.length + 8, head.length + 24)).toEqual(new Uint8Array(16))
  expect(text(clean)).toContain('moov')
})

/** The chunk table is last in the file; its count is eight bytes before the end. */
const trackWithCount = (count: number): Uint8Array => {
  const bytes = box('moov', track({ handler: 'meta', chunks: [{ offset: 0, sizes: [1] }] }))
  new DataView(bytes.buffer).setUint32(bytes.length - 8, count)
  return bytes
}

test.each([
  ['a box larger than what surrounds it', box('moov', box('trak').fill(0x7f, 0, 4))],
  ['a box smaller than its header', Uint8Array.of(0, 0, 0, 4, 0x6d, 0x6f, 0x6f, 0x76)],
  ['thousands of boxes', concat(Array.from({ length: 6000 }, () => box('free')))],
  ['a table that claims more entries than it has', trackWithCount(0xffffff)],
])('reports %s as a damaged file', async (_name, bytes) => {
  await expect(stripMp4Location(bytesSource(bytes))).rejects.toThrow(MediaError)
})

test('terminates, throws only MediaError, and is idempotent for arbitrary bytes', async () => {
  const video = phoneVideo()
  const mutated = fc
    .array(fc.tuple(fc.nat(video.length - 1), fc.nat(255)), { maxLength: 12 })
    .map((changes) => {
      const copy = video.slice()
      for (const [at, byte] of changes) copy[at] = byte
      return copy
    })
  const cut = fc.nat(video.length).map((length) => video.slice(0, length))
  const arbitrary = fc.oneof(mutated, cut, fc.uint8Array({ maxLength: 200 }))
  await fc.assert(
    fc.asyncProperty(arbitrary, async (bytes) => {
      try {
        const clean = await stripped(bytes)
        expect(clean.length).toBe(bytes.length)
        expect(await stripMp4Location(bytesSource(clean))).toEqual([])
      } catch (error) {
        expect(error).toBeInstanceOf(MediaError)
      }
    }),
    { numRuns: 2000 },
  )
})
