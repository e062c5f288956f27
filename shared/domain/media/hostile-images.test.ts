import { expect, test } from 'vitest'
import { MediaError } from './media-error.ts'
import { stripImageMetadata } from './strip-image-metadata.ts'

const TIMES = 1_000_000

/** A header, then the same tiny block repeated, so that each would be an object of its own. */
const repeated = (head: string, block: string): Uint8Array =>
  Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(block.repeat(TIMES), 'latin1')])

test.each([
  ['image/gif', repeated(`GIF89a${'\0'.repeat(7)}`, '\x21\xf9\0')],
  ['image/jpeg', repeated('\xff\xd8', '\xff\xdb\0\x02')],
  ['image/png', repeated('\x89PNG\r\n\x1a\n', '\0\0\0\0IDAT\0\0\0\0')],
  ['image/webp', repeated('RIFF\xff\xff\xff\x7fWEBP', 'ANMF\0\0\0\0')],
] as const)('refuses %s of a million empty blocks before it fills the memory', (mime, bytes) => {
  expect(() => stripImageMetadata(mime, bytes)).toThrow(MediaError)
})
