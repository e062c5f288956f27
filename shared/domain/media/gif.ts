import { bounded } from './bounded.ts'
import { concat, hasText, slice, u16le, u8 } from './bytes.ts'
import type { Dimensions } from './dimensions.ts'
import { MediaError } from './media-error.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff

/** Keeps loop counts and colour profiles; removes XMP and other application data. */
const HARMLESS_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const afterSubBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from
  while (u8(bytes, at) !== 0) at += 1 + u8(bytes, at)
  return at + 1
}

const isMetadata = (bytes: Uint8Array, at: number): boolean => {
  const label = u8(bytes, at + 1)
  if (label === COMMENT) return true
  return (
    label === APPLICATION && !HARMLESS_APPLICATIONS.some((name) => hasText(bytes, at + 3, name))
  )
}

const endOfBlock = (bytes: Uint8Array, at: number): number => {
  const kind = u8(bytes, at)
  if (kind === EXTENSION) return afterSubBlocks(bytes, at + 2)
  if (kind !== IMAGE) throw new MediaError('unknown GIF block')
  return afterSubBlocks(bytes, at + 11 + colourTable(u8(bytes, at + 9)))
}

/** The blocks after an offset that draw the picture. */
function* shownBlocks(bytes: Uint8Array, from: number): Generator<Uint8Array> {
  let at = from
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const end = endOfBlock(bytes, at)
    if (!(bytes[at] === EXTENSION && isMetadata(bytes, at))) yield slice(bytes, at, end - at)
    at = end
  }
}

/** Removes what follows the trailer; adds a missing trailer. */
export const stripGif = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  if (!hasText(bytes, 0, 'GIF8')) throw new MediaError('not a GIF')
  const start = 13 + colourTable(u8(bytes, 10))
  const shown = bounded(shownBlocks(bytes, start))
  return concat([slice(bytes, 0, start), ...shown, Uint8Array.of(TRAILER)])
}

export const gifDimensions = (head: Uint8Array): Dimensions => ({
  width: u16le(head, 6),
  height: u16le(head, 8),
})

/** What decoders allocate: the screen, and every frame from the corner of the screen on; browsers enlarge the screen. */
export function* gifSurfaces(bytes: Uint8Array): Generator<Dimensions> {
  yield gifDimensions(bytes)
  for (const block of bounded(shownBlocks(bytes, 13 + colourTable(u8(bytes, 10)))))
    if (block[0] === IMAGE)
      yield {
        width: u16le(block, 1) + u16le(block, 5),
        height: u16le(block, 3) + u16le(block, 7),
      }
}
