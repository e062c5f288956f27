import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sniffMedia } from '#shared/domain/media/sniff.ts'
import { webm } from './webm.ts'

const frame = (options: object) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: '#f60' } })
    .webp(options)
    .toBuffer()

const clip = { width: 16, height: 16, framesPerSecond: 12 }

test('WebP frames become a WebM of VP8 key frames', async () => {
  const video = webm([await frame({}), await frame({})], clip)
  expect(sniffMedia(video)).toContain('video/webm')
  // Frame tag of a key frame, then the start code of VP8.
  expect(video.includes(Buffer.from('9d012a', 'hex'))).toBe(true)
})

test('a lossless frame is refused, because no player would show it', async () => {
  const lossless = await frame({ lossless: true })
  expect(() => webm([lossless], clip)).toThrow('Not a lossy WebP')
})
