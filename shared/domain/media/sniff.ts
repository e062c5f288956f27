import { hasText, latin1, u32, u8 } from './bytes.ts'
import type { MediaMime } from './formats.ts'

/** A type that we store, or one whose refusal has a text of its own. */
export type SniffedMime = MediaMime | 'image/heic' | 'image/avif'

type Sniffer = (head: Uint8Array) => readonly SniffedMime[] | null

const startsWith =
  (mime: SniffedMime, ...signature: number[]): Sniffer =>
  (head) =>
    signature.every((byte, at) => head[at] === byte) ? [mime] : null

const riff =
  (form: string, mime: SniffedMime): Sniffer =>
  (head) =>
    hasText(head, 0, 'RIFF') && hasText(head, 8, form) ? [mime] : null

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF = new Set(['avif', 'avis'])
const IMAGES = new Set(['mif1', 'msf1'])
const AUDIO = new Set(['M4A ', 'M4B ', 'M4P '])
const VIDEO =
  /^(isom|iso[2-9]|avc1|mp4[12]|dash|msdh|M4V |M4VH|M4VP|MSNV|3gp.|3g2.|f4v |XAVC|mmp4|cmfc)$/

const brandsOf = (head: Uint8Array): readonly string[] => {
  const end = Math.min(u32(head, 0), head.length, 256)
  const brands = [latin1(head, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1(head, at, 4))
  return brands
}

const byBrand: readonly (readonly [(brand: string) => boolean, readonly SniffedMime[]])[] = [
  [(brand) => AVIF.has(brand), ['image/avif']],
  [(brand) => HEIC.has(brand) || IMAGES.has(brand), ['image/heic']],
  [(brand) => AUDIO.has(brand), ['audio/mp4']],
  [(brand) => brand === 'qt  ', ['video/quicktime', 'video/mp4']],
  [(brand) => VIDEO.test(brand), ['video/mp4', 'audio/mp4', 'video/quicktime']],
]

/** The major brand decides; for the generic image brands the compatible ones do. */
const isoMedia: Sniffer = (head) => {
  if (!hasText(head, 4, 'ftyp') || head.length < 16) return null
  const brands = brandsOf(head)
  const major = brands[0] ?? ''
  const telling = IMAGES.has(major) ? (brands.find((brand) => AVIF.has(brand)) ?? major) : major
  return byBrand.find(([matches]) => matches(telling))?.[1] ?? null
}

/** EBML header with the document type WebM; browsers do not play plain Matroska. */
const webm: Sniffer = (head) => {
  if (![0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => head[at] === byte)) return null
  const docType = /\x42\x82[\x81-\x88]webm/
  return docType.test(latin1(head, 0, Math.min(head.length, 64)))
    ? ['video/webm', 'audio/webm']
    : null
}

/** The first page names the codec; browsers do not play Ogg with video (Theora). */
const ogg: Sniffer = (head) => {
  if (!hasText(head, 0, 'OggS') || head.length < 28) return null
  const packet = 27 + u8(head, 26)
  const sound = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']
  return sound.some((codec) => hasText(head, packet, codec)) ? ['audio/ogg'] : null
}

/** An MPEG layer III frame with a version, a bit rate and a sample rate that exist. */
const isMp3Frame = ([sync = 0, layer = 0, rates = 0]: Uint8Array): boolean => {
  const isLayerThree = sync === 0xff && (layer & 0xe6) === 0xe2 && (layer & 0x18) !== 0x08
  const bitRate = rates >> 4
  return isLayerThree && bitRate > 0 && bitRate < 15 && (rates & 0x0c) !== 0x0c
}

const mp3: Sniffer = (head) => (hasText(head, 0, 'ID3') || isMp3Frame(head) ? ['audio/mpeg'] : null)

const gif: Sniffer = (head) =>
  hasText(head, 0, 'GIF87a') || hasText(head, 0, 'GIF89a') ? ['image/gif'] : null

const flac: Sniffer = (head) => (hasText(head, 0, 'fLaC') ? ['audio/flac'] : null)

const sniffers: readonly Sniffer[] = [
  startsWith('image/jpeg', 0xff, 0xd8, 0xff),
  startsWith('image/png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif,
  riff('WEBP', 'image/webp'),
  riff('WAVE', 'audio/wav'),
  isoMedia,
  webm,
  ogg,
  flac,
  mp3,
]

/**
 * The types that a file with these first bytes (512 are enough) can be, the likeliest first.
 * Empty for all unknown types: SVG, HTML, text, archives, programs.
 */
export const sniffMedia = (head: Uint8Array): readonly SniffedMime[] => {
  for (const sniff of sniffers) {
    const types = sniff(head)
    if (types !== null) return types
  }
  return []
}
