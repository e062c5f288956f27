import { bounded } from './bounded.ts'
import { concat, fromLatin1, hasText, latin1, slice, u16le, u24le, u32le, u8 } from './bytes.ts'
import type { Dimensions } from './dimensions.ts'
import { isSideways, orientationTiff, readOrientation } from './exif-orientation.ts'
import { MediaError } from './media-error.ts'

const HAS_EXIF = 0x08
const HAS_XMP = 0x04
/** Chunks that draw the picture; EXIF, XMP and unknown chunks are removed. */
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}

function* chunks(bytes: Uint8Array): Generator<Chunk> {
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP')) throw new MediaError('not a WebP')
  yield* chunksFrom(bytes, 12, Math.min(8 + u32le(bytes, 4), bytes.length))
}

function* chunksFrom(bytes: Uint8Array, start: number, end: number): Generator<Chunk> {
  let at = start
  while (at + 8 <= end) {
    const length = u32le(bytes, at + 4)
    yield { type: latin1(bytes, at, 4), data: slice(bytes, at + 8, length) }
    at += 8 + length + (length % 2)
  }
}

const littleEndian = (value: number): Uint8Array =>
  Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)

const chunkBytes = (type: string, data: Uint8Array): Uint8Array =>
  concat([fromLatin1(type), littleEndian(data.length), data, new Uint8Array(data.length % 2)])

const withFlags = (extended: Uint8Array, isTurned: boolean): Uint8Array => {
  const data = Uint8Array.from(extended)
  data[0] = (u8(data, 0) & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0)
  return data
}

export const stripWebp = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const all = [...bounded(chunks(bytes))]
  const exif = all.find(({ type }) => type === 'EXIF')
  const orientation = exif ? readOrientation(exif.data) : 1
  // Only the extended format allows EXIF; readers ignore it elsewhere.
  const isTurned = orientation !== 1 && all[0]?.type === 'VP8X'
  const kept = all
    .filter(({ type }) => KEPT.has(type))
    .map(({ type, data }) => chunkBytes(type, type === 'VP8X' ? withFlags(data, isTurned) : data))
  if (isTurned) kept.push(chunkBytes('EXIF', orientationTiff(orientation)))
  const body = concat([fromLatin1('WEBP'), ...kept])
  return concat([fromLatin1('RIFF'), littleEndian(body.length), body])
}

const lossless = (data: Uint8Array): Dimensions => {
  const bits = u32le(data, 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const lossy = (data: Uint8Array): Dimensions => ({
  width: u16le(data, 6) & 0x3fff,
  height: u16le(data, 8) & 0x3fff,
})

const canvas = (data: Uint8Array): Dimensions => ({
  width: u24le(data, 4) + 1,
  height: u24le(data, 7) + 1,
})

/** From the first chunk alone; a rotated picture needs the whole file, because its EXIF comes last. */
export const webpDimensions = (bytes: Uint8Array): Dimensions | null => {
  const type = latin1(bytes, 12, 4)
  const data = bytes.subarray(20)
  if (type === 'VP8L') return lossless(data)
  if (type === 'VP8 ') return lossy(data)
  if (type !== 'VP8X') return null
  const size = canvas(data)
  return isTurnedSideways(bytes, u8(data, 0)) ? { width: size.height, height: size.width } : size
}

const isTurnedSideways = (bytes: Uint8Array, flags: number): boolean => {
  if (!(flags & HAS_EXIF)) return false
  try {
    const exif = [...chunks(bytes)].find(({ type }) => type === 'EXIF')
    return exif !== undefined && isSideways(readOrientation(exif.data))
  } catch (error) {
    if (error instanceof MediaError) return false
    throw error
  }
}

const FRAME_HEADER = 16

function* bitmapSurfaces({ type, data }: Chunk): Generator<Dimensions> {
  if (type === 'VP8L') yield lossless(data)
  if (type === 'VP8 ') yield lossy(data)
}

function* frameSurfaces(data: Uint8Array): Generator<Dimensions> {
  const [left, top] = [2 * u24le(data, 0), 2 * u24le(data, 3)]
  yield { width: left + u24le(data, 6) + 1, height: top + u24le(data, 9) + 1 }
  for (const chunk of chunksFrom(data, FRAME_HEADER, data.length)) yield* bitmapSurfaces(chunk)
}

/** What decoders allocate: the canvas, every frame from its corner on, and the bitmaps in them. */
export function* webpSurfaces(bytes: Uint8Array): Generator<Dimensions> {
  for (const chunk of bounded(chunks(bytes))) {
    if (chunk.type === 'VP8X') yield canvas(chunk.data)
    if (chunk.type === 'ANMF') yield* frameSurfaces(chunk.data)
    yield* bitmapSurfaces(chunk)
  }
}
