import { bounded } from './bounded.ts'
import { concat, fromLatin1, hasText, latin1, slice, u32 } from './bytes.ts'
import type { Dimensions } from './dimensions.ts'
import { isSideways, orientationTiff, readOrientation } from './exif-orientation.ts'
import { MediaError } from './media-error.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
  readonly whole: Uint8Array
}

function* chunks(bytes: Uint8Array): Generator<Chunk> {
  if (!hasText(bytes, 0, SIGNATURE)) throw new MediaError('not a PNG')
  let at = SIGNATURE.length
  while (at < bytes.length) {
    const length = u32(bytes, at)
    const whole = slice(bytes, at, length + 12)
    const type = latin1(bytes, at + 4, 4)
    yield { type, data: whole.subarray(8, 8 + length), whole }
    if (type === 'IEND') return
    at += whole.length
  }
}

/** Kept beside the critical chunks: colour, transparency and animation. Text, time, EXIF and private chunks are removed. */
const HARMLESS = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
)

const isKept = (type: string): boolean => /^[A-Z]/.test(type) || HARMLESS.has(type)

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

const orientationChunk = (orientation: number): Uint8Array => {
  const data = orientationTiff(orientation)
  const typed = concat([fromLatin1('eXIf'), data])
  return concat([bigEndian(data.length), typed, bigEndian(crc32(typed))])
}

export const stripPng = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  let orientation = 1
  const kept: Uint8Array[] = []
  for (const { type, data, whole } of bounded(chunks(bytes))) {
    if (type === 'eXIf') orientation = readOrientation(data)
    if (isKept(type)) kept.push(whole)
  }
  if (orientation !== 1) kept.splice(1, 0, orientationChunk(orientation))
  return concat([fromLatin1(SIGNATURE), ...kept])
}

/** Reads only an eXIf chunk before the pixels, because the given bytes may end there. */
export const pngDimensions = (head: Uint8Array): Dimensions | null => {
  let size: Dimensions | null = null
  for (const { type, data } of headChunks(head)) {
    if (type === 'IHDR') size = { width: u32(data, 0), height: u32(data, 4) }
    if (type === 'eXIf' && size && isSideways(readOrientation(data)))
      return { width: size.height, height: size.width }
    if (type === 'IDAT') break
  }
  return size
}

/** All complete chunks; the given bytes may end inside one. */
function* headChunks(head: Uint8Array): Generator<Chunk> {
  try {
    yield* chunks(head)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
  }
}

/** What decoders allocate: the picture, and every frame of an animation from the corner of the picture on. */
export function* pngSurfaces(bytes: Uint8Array): Generator<Dimensions> {
  for (const { type, data } of bounded(chunks(bytes))) {
    if (type === 'IHDR') yield { width: u32(data, 0), height: u32(data, 4) }
    if (type === 'fcTL')
      yield { width: u32(data, 4) + u32(data, 12), height: u32(data, 8) + u32(data, 16) }
  }
}
