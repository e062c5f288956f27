import { concat, fromLatin1 } from '#shared/domain/media/bytes.ts'

const be32 = (...values: number[]): Uint8Array => {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  values.forEach((value, index) => view.setUint32(index * 4, value))
  return bytes
}

export const box = (type: string, ...content: Uint8Array[]): Uint8Array => {
  const body = concat(content)
  return concat([be32(body.length + 8), fromLatin1(type), body])
}

export const ftyp = (brand: string, ...compatible: string[]): Uint8Array =>
  box('ftyp', fromLatin1(brand), be32(0), ...compatible.map(fromLatin1))

interface Track {
  readonly handler: string
  readonly chunks: readonly { readonly offset: number; readonly sizes: readonly number[] }[]
  readonly extra?: readonly Uint8Array[]
  readonly width?: number
  readonly height?: number
  readonly turned?: boolean
}

const MATRIX = {
  upright: be32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000),
  turned: be32(0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000),
}

/** Every chunk has its own run and every sample its own size. */
export const track = ({
  handler,
  chunks,
  extra = [],
  width = 0,
  height = 0,
  turned = false,
}: Track) => {
  const sizes = chunks.flatMap((chunk) => chunk.sizes)
  const runs = chunks.flatMap((chunk, index) => [index + 1, chunk.sizes.length, 1])
  const size = be32(width * 0x10000, height * 0x10000)
  return box(
    'trak',
    box('tkhd', new Uint8Array(40), turned ? MATRIX.turned : MATRIX.upright, size),
    box(
      'mdia',
      box('hdlr', be32(0, 0), fromLatin1(handler), new Uint8Array(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', be32(0, chunks.length, ...runs)),
          box('stsz', be32(0, 0, sizes.length, ...sizes)),
          box('stco', be32(0, chunks.length, ...chunks.map((chunk) => chunk.offset))),
        ),
      ),
    ),
    ...extra,
  )
}

const PLACE = '+52.5163+013.3777+034.000/'

const keysAndValues = box(
  'meta',
  box('keys', fromLatin1('com.apple.quicktime.location.ISO6709')),
  box('ilst', fromLatin1(PLACE)),
)

/** A phone's recording: picture, sound and a track of timed locations, with the location in five more places. */
export const phoneVideo = () => {
  const head = ftyp('qt  ')
  const parts = ['PICTURE1', 'SOUND1', `PLACE1${PLACE}`, 'PICTURE2', `PLACE2${PLACE}`].map(
    fromLatin1,
  )
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.length, head.length + 8),
  )
  const chunk = (index: number) => ({
    offset: starts[index] ?? 0,
    sizes: [3, (parts[index]?.length ?? 3) - 3],
  })
  const movie = box(
    'moov',
    box('mvhd', new Uint8Array(100)),
    track({
      handler: 'vide',
      chunks: [chunk(0), chunk(3)],
      width: 1920,
      height: 1080,
      turned: true,
      extra: [box('udta', box('name', fromLatin1(PLACE)))],
    }),
    track({ handler: 'soun', chunks: [chunk(1)] }),
    track({ handler: 'meta', chunks: [chunk(2), chunk(4)] }),
    box('udta', box('\xa9xyz', fromLatin1(PLACE)), box('loci', fromLatin1(PLACE))),
    keysAndValues,
  )
  const xmp = box('uuid', new Uint8Array(16).fill(0xbe), fromLatin1(PLACE))
  return concat([head, box('mdat', ...parts), movie, xmp])
}
