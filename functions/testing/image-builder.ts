import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { concat, fromLatin1 } from '#shared/domain/media/bytes.ts'

const WIDTH = 64
const HEIGHT = 40

/** A gradient, so that a rotated or damaged picture differs from the original. */
const canvas = () => {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7) % 251)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

export const picture = async (format: Format): Promise<Uint8Array> =>
  new Uint8Array(await canvas().withIccProfile('p3').toFormat(format).toBuffer())

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 31/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 22/1 0/1',
}

/** The metadata of a phone: location, camera, owner and orientation. */
export const phonePicture = async (
  format: Exclude<Format, 'gif'>,
  orientation: number,
): Promise<Uint8Array> =>
  new Uint8Array(
    await canvas()
      .withIccProfile('p3')
      .withMetadata({ orientation })
      .withExifMerge({ IFD0: { Model: 'GPSPhone', Artist: 'GPSOwner' }, IFD3: GPS })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">GPSPLACE</x:xmpmeta>')
      .toFormat(format)
      .toBuffer(),
  )

/** Pixels as a browser shows them. */
export const shown = async (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { animated: true }).autoOrient().toColourspace('srgb').raw().toBuffer()

const subBlocks = (label: number, ...blocks: string[]): Uint8Array =>
  concat([
    Uint8Array.of(0x21, label),
    ...blocks.map((block) => concat([Uint8Array.of(block.length), fromLatin1(block)])),
    Uint8Array.of(0),
  ])

/** A GIF with a comment and XMP before its first frame, and bytes after its end. */
export const chattyGif = async (): Promise<Uint8Array> => {
  const gif = await picture('gif')
  const flags = gif[10] ?? 0
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  return concat([
    gif.subarray(0, start),
    subBlocks(0xff, 'NETSCAPE2.0', '\x01\0\0'),
    subBlocks(0xfe, 'GPS 52.5163'),
    subBlocks(0xff, 'XMP DataXMP', 'GPSPLACE'),
    gif.subarray(start),
    fromLatin1('GPS trailer'),
  ])
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const frame = Buffer.alloc(data.length + 12)
  frame.writeUInt32BE(data.length, 0)
  frame.write(type, 4, 'latin1')
  frame.set(data, 8)
  frame.writeUInt32BE(crc32(frame.subarray(4, data.length + 8)), data.length + 8)
  return frame
}

/** A PNG of this width with a frame of another, one pixel high; contains no pixels. */
export const apng = (width: number, frameWidth: number): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(1, 4)
  header[8] = 1
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(frameWidth, 4)
  frame.writeUInt32BE(1, 8)
  return concat([
    fromLatin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    chunk('fcTL', frame),
    chunk('IDAT', deflateSync(Buffer.alloc(1))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A real PNG of one bit a pixel, all black: a few kilobytes for any number of pixels. */
export const blackPng = (side: number): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return concat([
    fromLatin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}
