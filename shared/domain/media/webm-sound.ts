import { bounded } from './bounded.ts'
import type { Patch } from './byte-source.ts'
import { latin1, u16 } from './bytes.ts'
import { elementsIn, numberIn, sizeAt, type Element } from './ebml.ts'
import { MediaError } from './media-error.ts'
import type { Sound } from './sound.ts'

const ids = (...all: number[]): ReadonlySet<number> => new Set(all)

const [SEGMENT, INFO, TRACKS, CLUSTER, GROUP] = [
  0x18538067, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0xa0,
]
const [TRACK, TRACK_NUMBER, TRACK_TYPE, TRACK_NAME, CODEC] = [0xae, 0xd7, 0x83, 0x536e, 0x86]
const [TIMESTAMP, SIMPLE_BLOCK, BLOCK] = [0xe7, 0xa3, 0xa1]
const TIMESTAMP_SCALE = 0x2ad7b1

/** Their elements are visited as if they were on one level, because live recordings leave their sizes open. */
const ENTERED = ids(SEGMENT, TRACKS, CLUSTER, GROUP)

/** Header, space, table of contents, index, and what describes a block; all others (tags, attachments) are emptied. */
const NEEDED = ids(
  ...ENTERED,
  ...[0x1a45dfa3, 0xec, 0x114d9b74, 0x1c53bb6b, 0xa7, 0xab, 0x9b, 0xfb, 0x75a2],
)
/** Scale, duration, and the programs that a valid file must name. */
const NEEDED_INFO = ids(TIMESTAMP_SCALE, 0x4489, 0x4d80, 0x5741, 0xec)

const CODECS = new Set(['A_OPUS', 'A_VORBIS'])
const SOUND = 2
const NANOSECONDS = 1e9

/** Space of the same length, so that nothing else in the file moves. */
const emptied = ({ start, end }: Element): Patch => {
  const bytes = new Uint8Array(end - start)
  const short = bytes.length - 2
  bytes[0] = 0xec
  bytes[1] = short < 0x7f ? 0x80 | short : 1
  if (short >= 0x7f) new DataView(bytes.buffer).setUint32(5, bytes.length - 9)
  return { offset: start, bytes }
}

class Recording {
  readonly patches: Patch[] = []
  private readonly bytes: Uint8Array
  private readonly tracks = new Set<number>()
  private scale = 1_000_000
  private cluster = 0
  /** Of the latest block; undefined without one. */
  private latest: number | undefined

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get seconds(): number {
    if (this.latest === undefined) throw new MediaError('no sound')
    return (this.latest * this.scale) / NANOSECONDS
  }

  visit(element: Element): void {
    if (element.id === INFO) this.readInfo(element)
    else if (element.id === TRACK) this.readTrack(element)
    else if (element.id === TIMESTAMP) this.cluster = numberIn(this.bytes, element)
    else if (element.id === SIMPLE_BLOCK || element.id === BLOCK) this.readBlock(element)
    else if (!NEEDED.has(element.id)) this.patches.push(emptied(element))
  }

  private inside({ body, end }: Element): Iterable<Element> {
    return bounded(elementsIn(this.bytes, { from: body, to: end }))
  }

  private readInfo(info: Element): void {
    for (const element of this.inside(info)) {
      if (element.id === TIMESTAMP_SCALE) this.scale = numberIn(this.bytes, element)
      else if (!NEEDED_INFO.has(element.id)) this.patches.push(emptied(element))
    }
    if (this.scale === 0) throw new MediaError('no time')
  }

  private readTrack(track: Element): void {
    const fields = new Map([...this.inside(track)].map((element) => [element.id, element]))
    const numberOf = (id: number): number => {
      const element = fields.get(id)
      return element ? numberIn(this.bytes, element) : 0
    }
    const codec = fields.get(CODEC)
    const name = codec ? latin1(this.bytes, codec.body, Math.min(codec.end - codec.body, 32)) : ''
    if (numberOf(TRACK_TYPE) !== SOUND || !CODECS.has(name.replace(/\0+$/, '')))
      throw new MediaError('not a sound')
    this.tracks.add(numberOf(TRACK_NUMBER))
    const title = fields.get(TRACK_NAME)
    if (title) this.patches.push(emptied(title))
  }

  /** Track number, time since the cluster's (signed), flags, sound. */
  private readBlock({ body, end }: Element): void {
    const { value: track, length } = sizeAt(this.bytes, body)
    if (!this.tracks.has(track) || end <= body + length + 3) throw new MediaError('not a block')
    const since = (u16(this.bytes, body + length) << 16) >> 16
    this.latest = Math.max(this.latest ?? 0, this.cluster + since)
  }
}

/**
 * Checks a sound recording in WebM. A live recording names no duration, so it is the time of its last block.
 * @throws MediaError for a damaged file, and for one with a picture or without sound
 */
export const inspectWebmSound = (bytes: Uint8Array): Sound => {
  const recording = new Recording(bytes)
  for (const element of bounded(elementsIn(bytes, { from: 0, to: bytes.length }, ENTERED)))
    recording.visit(element)
  const { seconds, patches } = recording
  return { seconds, patches: patches.sort((a, b) => a.offset - b.offset) }
}
