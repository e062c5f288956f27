import { concat, fromLatin1, hasText, u16, u16le, u32, u32le } from './bytes.ts'

const ORIENTATION = 0x0112
const SHORT = 3

const directoryEntries = (tiff: Uint8Array, short: typeof u16, directory: number) => {
  if (directory + 2 > tiff.length) return []
  const room = Math.floor((tiff.length - directory - 2) / 12)
  const count = Math.min(short(tiff, directory), room)
  return Array.from({ length: count }, (_, index) => directory + 2 + index * 12)
}

/** EXIF orientation 1 to 8 of a TIFF structure (with or without its `Exif` prefix); 1 when it is absent or invalid. */
export const readOrientation = (exif: Uint8Array): number => {
  const tiff = hasText(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif
  const isLittle = hasText(tiff, 0, 'II*\0')
  if (tiff.length < 8 || !(isLittle || hasText(tiff, 0, 'MM\0*'))) return 1
  const [short, long] = isLittle ? [u16le, u32le] : [u16, u32]
  const entries = directoryEntries(tiff, short, long(tiff, 4))
  const entry = entries.find((at) => short(tiff, at) === ORIENTATION)
  if (entry === undefined || short(tiff, entry + 2) !== SHORT) return 1
  const value = short(tiff, entry + 8)
  return value >= 1 && value <= 8 ? value : 1
}

/** A TIFF structure with the orientation and nothing else. */
export const orientationTiff = (orientation: number): Uint8Array =>
  concat([
    fromLatin1('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
    Uint8Array.of(orientation, 0, 0, 0, 0, 0, 0),
  ])

/** From 5 on the picture is rotated by a quarter, so width and height are swapped. */
export const isSideways = (orientation: number): boolean => orientation >= 5
