import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, ftyp, phoneVideo, track } from '#testing/mp4-builder.ts'
import { element, madeWebm, mp4Recording, webmRecording } from '#testing/recordings.ts'
import { applyPatches } from './byte-source.ts'
import { concat } from './bytes.ts'
import { MediaError } from './media-error.ts'
import { inspectMp4Sound } from './mp4-sound.ts'
import { sniffMedia } from './sniff.ts'
import type { Sound } from './sound.ts'
import { inspectWebmSound } from './webm-sound.ts'

const inspectWebm = (bytes: Uint8Array): Promise<Sound> =>
  Promise.resolve().then(() => inspectWebmSound(bytes))

describe.each([
  ['WebM', webmRecording, inspectWebm],
  ['MP4', mp4Recording, inspectMp4Sound],
])('a recording in %s', (_name, recording, inspect) => {
  test('has the length of its sound without the pause, and nothing to remove', async () => {
    const { seconds, patches } = await inspect(recording())
    expect(seconds).toBeGreaterThan(1.6)
    expect(seconds).toBeLessThan(2.1)
    expect(patches).toEqual([])
  })

  test('is damaged when its end is missing', async () => {
    const whole = recording()
    await expect(inspect(whole.subarray(0, whole.length - 3))).rejects.toThrow(MediaError)
  })

  test('is damaged when something follows it', async () => {
    const html = Buffer.from('<script>alert(1)</script>')
    await expect(inspect(Buffer.concat([recording(), html]))).rejects.toThrow(MediaError)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is not made of %s', async (_what, bytes) => {
    await expect(inspect(bytes)).rejects.toThrow(MediaError)
  })

  test('terminates and throws only MediaError for arbitrary changes', async () => {
    const whole = recording()
    const mutated = fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 })
      .map((changes) => {
        const copy = Buffer.from(whole)
        for (const [at, byte] of changes) copy[at] = byte
        return copy
      })
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutated, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
        try {
          const { patches } = await inspect(bytes)
          applyPatches(bytes, patches)
          expect((await inspect(bytes)).patches).toEqual([])
        } catch (error) {
          expect(error).toBeInstanceOf(MediaError)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('WebM', () => {
  test('is as long as its last block, in any order of clusters', () => {
    expect(inspectWebmSound(madeWebm({ clusters: [0, 299_000, 12_000] })).seconds).toBe(299.02)
  })

  test('loses title, tags and attachments in place', () => {
    const extra = [
      element(0x1254c367, 'TAGS'.repeat(100)),
      element(0x1941a469, element(0x61a7, 'PLACE')),
    ]
    const made = madeWebm({ extra })
    const cleaned = Buffer.from(made)
    applyPatches(cleaned, inspectWebmSound(made).patches)
    expect(cleaned.length).toBe(made.length)
    expect(cleaned.toString('latin1')).not.toMatch(/TAGS|PLACE/)
    expect(inspectWebmSound(cleaned)).toEqual({ seconds: 1.02, patches: [] })
    expect(sniffMedia(cleaned)).toContain('audio/webm')
  })

  test.each([
    ['a picture', { trackType: 1 }],
    ['a codec of pictures', { codec: 'V_VP9' }],
    ['no block', { clusters: [] }],
    ['a block of an unknown track', { extra: [element(0xa3, '\x82\0\0\x80sound')] }],
    ['a block without sound', { clusters: [], extra: [element(0xa3, '\x81\0\0\x80')] }],
  ])('with %s is refused', async (_name, made) => {
    await expect(inspectWebm(madeWebm(made))).rejects.toThrow(MediaError)
  })

  test('of eight million bytes in blocks of nothing is refused before it fills the memory', () => {
    const many = Buffer.alloc(8_000_000, Buffer.from([0xec, 0x80]))
    expect(() => inspectWebmSound(many)).toThrow(MediaError)
  })
})

const soundTrack = (ticks: number, end = 40): Uint8Array => {
  const made = Buffer.from(track({ handler: 'soun', chunks: [{ offset: end - 4, sizes: [4] }] }))
  const time = new Uint8Array(20)
  new DataView(time.buffer).setUint32(12, 1000)
  new DataView(time.buffer).setUint32(16, ticks)
  const description = box('stsd', new Uint8Array(8), box('mp4a'))
  // The boxes are put into `mdia` and `stbl`, in front of their first child.
  const inserted = [
    ['mdia', box('mdhd', time)],
    ['minf', new Uint8Array()],
    ['stbl', description],
  ] as const
  return inserted.reduce<Buffer>((bytes, [name, added]) => {
    const at = bytes.indexOf(name)
    const grown = Buffer.concat([bytes.subarray(0, at + 4), added, bytes.subarray(at + 4)])
    for (const parent of ['trak', 'mdia', 'minf', 'stbl'].slice(
      0,
      ['mdia', 'minf', 'stbl'].indexOf(name) + 2,
    )) {
      const start = grown.indexOf(parent) - 4
      grown.writeUInt32BE(grown.readUInt32BE(start) + added.length, start)
    }
    return grown
  }, made)
}

const madeMp4 = (movie: readonly Uint8Array[], bytes = 8): Uint8Array =>
  concat([ftyp('M4A ', 'isom'), box('mdat', new Uint8Array(bytes)), box('moov', ...movie)])

describe('MP4', () => {
  test('in one piece is as long as its header says', async () => {
    const made = madeMp4([soundTrack(299_000, 36)])
    expect(await inspectMp4Sound(made)).toEqual({ seconds: 299, patches: [] })
  })

  test.each([
    ['a picture', phoneVideo()],
    ['two sounds', madeMp4([soundTrack(1000, 36), soundTrack(1000, 36)])],
    ['no sound', madeMp4([])],
    ['no media data', madeMp4([soundTrack(1000, 36)], 0)],
    ['samples behind its end', madeMp4([soundTrack(1000, 4000)])],
    ['no duration at all', madeMp4([soundTrack(0, 36)])],
  ])('with %s is refused', async (_name, bytes) => {
    await expect(inspectMp4Sound(bytes)).rejects.toThrow(MediaError)
  })
})
