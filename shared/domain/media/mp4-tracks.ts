import { latin1, u32, u64 } from './bytes.ts'
import type { Dimensions } from './dimensions.ts'
import { MediaError } from './media-error.ts'
import type { Box, Part } from './mp4-boxes.ts'
import { boxesIn } from './mp4-boxes.ts'
import type { Range } from './ranges.ts'

/** Per removed track; an hour of timed locations has a few thousand chunks. */
const MAX_CHUNKS = 100_000

/** The first child of this type. */
export const find = (part: Part, box: Box | undefined, type: string): Box | undefined =>
  box && boxesIn(part, box.body, box.end).find((child) => child.type === type)

/** `vide`, `soun`, or a type that our players do not show: timed locations, subtitles, time codes. */
export const trackHandler = (part: Part, track: Box): string => {
  const handler = find(part, find(part, track, 'mdia'), 'hdlr')
  return handler ? latin1(part.bytes, handler.body - part.offset + 8, 4) : ''
}

const fixedPoint = (value: number): number => Math.round(value / 0x10000)

/** As shown: a track matrix that rotates by a quarter swaps width and height. */
export const trackDimensions = (part: Part, track: Box): Dimensions | null => {
  const header = find(part, track, 'tkhd')
  if (!header) return null
  const end = header.end - part.offset
  const width = fixedPoint(u32(part.bytes, end - 8))
  const height = fixedPoint(u32(part.bytes, end - 4))
  if (width === 0 || height === 0) return null
  const isTurned = u32(part.bytes, end - 44) === 0 && u32(part.bytes, end - 28) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** One of the tables under `stbl`, checked to be inside its box. */
const table = (part: Part, box: Box, headerBytes: number, entryBytes: number) => {
  const at = box.body - part.offset
  const count = u32(part.bytes, at + headerBytes - 4)
  if (box.body + headerBytes + count * entryBytes > box.end) throw new MediaError('table too long')
  return { count, entry: (index: number) => at + headerBytes + index * entryBytes }
}

const chunkOffsets = (part: Part, boxes: readonly Box[]): readonly number[] => {
  const box = boxes.find(({ type }) => type === 'stco' || type === 'co64')
  if (!box) return []
  const isLong = box.type === 'co64'
  const { count, entry } = table(part, box, 8, isLong ? 8 : 4)
  if (count > MAX_CHUNKS) throw new MediaError('too many chunks')
  const read = isLong ? u64 : u32
  return Array.from({ length: count }, (_, index) => read(part.bytes, entry(index)))
}

/** Total bytes of the samples from an index on, by the common size or the table of sizes. */
const sampleSizes = (part: Part, boxes: readonly Box[]) => {
  const box = boxes.find(({ type }) => type === 'stsz')
  if (!box) throw new MediaError('no sample sizes')
  const common = u32(part.bytes, box.body - part.offset + 4)
  if (common > 0) return (_from: number, samples: number) => common * samples
  const { count, entry } = table(part, box, 12, 4)
  return (from: number, samples: number) => {
    if (from + samples > count) throw new MediaError('more samples than sizes')
    let sum = 0
    for (let i = from; i < from + samples; i++) sum += u32(part.bytes, entry(i))
    return sum
  }
}

interface Run {
  readonly firstChunk: number
  readonly samples: number
}

const sampleRuns = (part: Part, boxes: readonly Box[]): readonly Run[] => {
  const box = boxes.find(({ type }) => type === 'stsc')
  if (!box) throw new MediaError('no samples per chunk')
  const { count, entry } = table(part, box, 8, 12)
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: u32(part.bytes, entry(index)),
    samples: u32(part.bytes, entry(index) + 4),
  }))
}

/** The ranges of a track's samples in the file, one per chunk. */
export const trackRanges = (part: Part, track: Box): readonly Range[] => {
  const tables = find(part, find(part, find(part, track, 'mdia'), 'minf'), 'stbl')
  if (!tables) return []
  const boxes = boxesIn(part, tables.body, tables.end)
  const offsets = chunkOffsets(part, boxes)
  if (offsets.length === 0) return []
  const sizeOf = sampleSizes(part, boxes)
  const runs = sampleRuns(part, boxes)
  let run = 0
  let sample = 0
  return offsets.map((start, index) => {
    while ((runs[run + 1]?.firstChunk ?? Infinity) <= index + 1) run++
    const samples = runs[run]?.samples ?? 0
    const size = sizeOf(sample, samples)
    sample += samples
    return { start, end: start + size }
  })
}
