import type { ByteSource } from './byte-source.ts'
import { latin1, u32, u64 } from './bytes.ts'
import { MediaError } from './media-error.ts'

/** Offsets from the start of the file; `body` is where the payload begins. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly body: number
  readonly end: number
}

/** A part of the file in memory, with its offset. */
export interface Part {
  readonly bytes: Uint8Array
  readonly offset: number
}

// Far above any real recording; limits the work that a hostile file can cause.
const MAX_BOXES = 5_000
const MAX_HELD_BYTES = 16 * 1024 * 1024

/** A size of 0 means until the end of the parent box, 1 means that a 64-bit size follows. */
const boxAt = ({ bytes, offset }: Part, start: number, limit: number): Box => {
  const at = start - offset
  const short = u32(bytes, at)
  const header = short === 1 ? 16 : 8
  const size = short === 1 ? u64(bytes, at + 8) : short === 0 ? limit - start : short
  if (size < header) throw new MediaError('box smaller than its header')
  return { type: latin1(bytes, at + 4, 4), start, body: start + header, end: start + size }
}

/** The boxes between two offsets; fewer than eight bytes at the end are QuickTime's terminator. */
export const boxesIn = (part: Part, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const box = boxAt(part, at, to)
    if (box.end > to) throw new MediaError('box larger than what surrounds it')
    boxes.push(box)
    if (boxes.length > MAX_BOXES) throw new MediaError('too many boxes')
    at = box.end
  }
  return boxes
}

/** Reads headers only. The last box may be truncated, as in an interrupted recording. */
export const topLevelBoxes = async (source: ByteSource): Promise<readonly Box[]> => {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= source.size) {
    const box = boxAt({ bytes: await source.read(at, 16), offset: at }, at, source.size)
    boxes.push({ ...box, end: Math.min(box.end, source.size) })
    if (boxes.length > MAX_BOXES) throw new MediaError('too many boxes')
    at = box.end
  }
  return boxes
}

export const readBox = async (source: ByteSource, { start, end }: Box): Promise<Part> => {
  if (end - start > MAX_HELD_BYTES) throw new MediaError('box too large to hold')
  return { bytes: await source.read(start, end - start), offset: start }
}
