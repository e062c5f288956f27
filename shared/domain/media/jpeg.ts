import { bounded } from './bounded.ts'
import { concat, fromLatin1, hasText, slice, u16, u8 } from './bytes.ts'
import { isSideways, orientationTiff, readOrientation } from './exif-orientation.ts'
import type { Dimensions } from './dimensions.ts'
import { MediaError } from './media-error.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

interface Segment {
  readonly marker: number
  readonly payload: Uint8Array
  /** The segment as in the file; a scan includes its entropy-coded data. */
  readonly whole: Uint8Array
}

const isStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Offset of the next marker after entropy-coded data; stuffed zeros and restart markers belong to the data. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  // A call of indexOf for each 0xFF would take seconds on a file of nothing else.
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isStandalone(next)) return at
  }
  return bytes.length
}

/** Like decoders: skips what is not a marker, and accepts markers padded with 0xFF. */
const nextMarker = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++)
    if (bytes[at] === 0xff && bytes[at + 1] !== 0xff && bytes[at + 1] !== 0) return at
  return bytes.length
}

const endOfSegment = (bytes: Uint8Array, at: number, marker: number): number => {
  const length = u16(bytes, at + 2)
  if (marker < 0xc0 || length < 2) throw new MediaError('not a JPEG segment')
  const end = at + 2 + length
  return marker === SOS ? endOfScan(bytes, end) : end
}

/** From the start to the end marker; what follows it (second pictures, motion photos) is not part of the picture. */
function* segments(bytes: Uint8Array): Generator<Segment> {
  if (u16(bytes, 0) !== 0xff00 + SOI) throw new MediaError('not a JPEG')
  let at = nextMarker(bytes, 2)
  while (at < bytes.length) {
    const marker = u8(bytes, at + 1)
    if (marker === EOI) return
    const end = isStandalone(marker) ? at + 2 : endOfSegment(bytes, at, marker)
    if (end > at + 2) {
      const payload = slice(bytes, at + 4, u16(bytes, at + 2) - 2)
      yield { marker, payload, whole: bytes.subarray(at, end) }
    }
    at = nextMarker(bytes, end)
  }
}

const isKept = ({ marker, payload }: Segment): boolean => {
  if (marker === APP0) return hasText(payload, 0, 'JFIF\0')
  if (marker === APP2) return hasText(payload, 0, 'ICC_PROFILE\0')
  if (marker === APP14) return hasText(payload, 0, 'Adobe')
  return marker !== COM && !(marker >= APP1 && marker <= APP15)
}

const exifOf = ({ marker, payload }: Segment): Uint8Array | null =>
  marker === APP1 && hasText(payload, 0, 'Exif\0') ? payload : null

const orientationSegment = (orientation: number): Uint8Array => {
  const payload = concat([fromLatin1('Exif\0\0'), orientationTiff(orientation)])
  return concat([Uint8Array.of(0xff, APP1, 0, payload.length + 2), payload])
}

const START = Uint8Array.of(0xff, SOI)
const END = Uint8Array.of(0xff, EOI)

/** Keeps picture, colours and orientation. */
export const stripJpeg = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  let orientation: number | null = null
  const kept: Uint8Array[] = []
  for (const segment of bounded(segments(bytes))) {
    const exif = exifOf(segment)
    if (exif) orientation ??= readOrientation(exif)
    if (isKept(segment)) kept.push(segment.whole)
  }
  const upright = orientation === null || orientation === 1
  return concat([START, ...(upright ? [] : [orientationSegment(orientation ?? 1)]), ...kept, END])
}

/** Start of frame for every coding process; DHT, JPG and DAC lie in the same range and are excluded. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const frameSize = ({ payload }: Segment): Dimensions => ({
  width: u16(payload, 3),
  height: u16(payload, 1),
})

export const jpegDimensions = (head: Uint8Array): Dimensions | null => {
  let orientation: number | null = null
  for (const segment of segments(head)) {
    const exif = exifOf(segment)
    if (exif) orientation ??= readOrientation(exif)
    if (segment.marker === SOS) return null
    if (!isFrame(segment.marker)) continue
    const { width, height } = frameSize(segment)
    return isSideways(orientation ?? 1) ? { width: height, height: width } : { width, height }
  }
  return null
}

/** Cameras write up to ten. Each costs the decoder a pass over all pixels. */
const MAX_SCANS = 100

/** What decoders allocate: every frame header, because not every decoder takes the first one. */
export function* jpegSurfaces(bytes: Uint8Array): Generator<Dimensions> {
  let scans = 0
  for (const segment of bounded(segments(bytes))) {
    if (segment.marker === SOS && ++scans > MAX_SCANS) throw new MediaError('too many scans')
    if (isFrame(segment.marker)) yield frameSize(segment)
  }
}
