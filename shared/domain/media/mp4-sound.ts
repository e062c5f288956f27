import { bytesSource } from './byte-source.ts'
import { latin1, u32, u64, u8 } from './bytes.ts'
import { MediaError } from './media-error.ts'
import { inspectMp4 } from './mp4.ts'
import { boxesIn, type Box, type Part } from './mp4-boxes.ts'
import { find, trackHandler, trackRanges } from './mp4-tracks.ts'
import { intersectRanges, mergeRanges, type Range } from './ranges.ts'
import type { Sound } from './sound.ts'

const CODECS = new Set(['mp4a', 'Opus'])
const UNKNOWN = 0xffffffff

interface Timing {
  readonly ticksPerSecond: number
  /** 0 in a recording that was written in fragments. */
  readonly ticks: number
}

const at = (part: Part, box: Box, offset: number): number => box.body - part.offset + offset

const timingOf = (part: Part, track: Box): Timing => {
  const header = find(part, find(part, track, 'mdia'), 'mdhd')
  if (!header) throw new MediaError('no time')
  const isLong = u8(part.bytes, at(part, header, 0)) === 1
  const ticksPerSecond = u32(part.bytes, at(part, header, isLong ? 20 : 12))
  const ticks = isLong
    ? u64(part.bytes, at(part, header, 24))
    : u32(part.bytes, at(part, header, 16))
  if (ticksPerSecond === 0) throw new MediaError('no time')
  return { ticksPerSecond, ticks: ticks >= UNKNOWN ? 0 : ticks }
}

/** The format of the first sample description. */
const codecOf = (part: Part, track: Box): string => {
  const tables = find(part, find(part, find(part, track, 'mdia'), 'minf'), 'stbl')
  const description = find(part, tables, 'stsd')
  return description ? latin1(part.bytes, at(part, description, 12), 4) : ''
}

/** The only track with sound; there must be no picture. */
const soundTrack = (movie: Part, box: Box): Box => {
  const tracks = boxesIn(movie, box.body, box.end).filter(({ type }) => type === 'trak')
  const handlers = tracks.map((track) => trackHandler(movie, track))
  const sounds = tracks.filter((_, index) => handlers[index] === 'soun')
  const [track] = sounds
  if (!track || sounds.length > 1 || handlers.includes('vide')) throw new MediaError('not a sound')
  if (!CODECS.has(codecOf(movie, track))) throw new MediaError('not a codec that browsers play')
  return track
}

const bytesIn = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0)

/** A cut file still names the samples that it lost. */
const areInside = (samples: readonly Range[], media: readonly Box[]): boolean => {
  const [wanted, there] = [
    mergeRanges(samples),
    media.map(({ body, end }) => ({ start: body, end })),
  ]
  return bytesIn(intersectRanges(wanted, mergeRanges(there))) === bytesIn(wanted)
}

/** Bits of a fragment's boxes that say which optional fields follow. */
const flagsOf = (part: Part, box: Box): number => u32(part.bytes, at(part, box, 0)) & 0xffffff

const sizeOf = (flags: number, fields: readonly (readonly [bit: number, bytes: number])[]) =>
  fields.reduce((sum, [bit, bytes]) => ((flags & bit) === 0 ? sum : sum + bytes), 0)

/** Ticks of one sample, unless the run names them; 0 without a default. */
const defaultTicks = (part: Part, header: Box | undefined): number => {
  if (!header) return 0
  const flags = flagsOf(part, header)
  const before = sizeOf(flags, [
    [0x1, 8],
    [0x2, 4],
  ])
  return (flags & 0x8) === 0 ? 0 : u32(part.bytes, at(part, header, 8 + before))
}

const ticksInRun = (part: Part, run: Box, ticksOfSample: number): number => {
  const flags = flagsOf(part, run)
  const samples = u32(part.bytes, at(part, run, 4))
  if ((flags & 0x100) === 0) return samples * ticksOfSample
  const first =
    8 +
    sizeOf(
      flags,
      [0x1, 0x4].map((bit) => [bit, 4] as const),
    )
  const bytes = sizeOf(
    flags,
    [0x100, 0x200, 0x400, 0x800].map((bit) => [bit, 4] as const),
  )
  if (run.body + first + samples * bytes > run.end) throw new MediaError('table too long')
  let ticks = 0
  for (let sample = 0; sample < samples; sample++)
    ticks += u32(part.bytes, at(part, run, first + sample * bytes))
  return ticks
}

const ticksInFragment = (part: Part, fragment: Box, ticksOfSample: number): number => {
  const track = find(part, fragment, 'traf')
  if (!track) return 0
  const own = defaultTicks(part, find(part, track, 'tfhd'))
  return boxesIn(part, track.body, track.end)
    .filter(({ type }) => type === 'trun')
    .reduce((sum, run) => sum + ticksInRun(part, run, own === 0 ? ticksOfSample : own), 0)
}

/** The default of the movie for all fragments. */
const extendedTicks = (movie: Part, box: Box): number => {
  const extended = find(movie, find(movie, box, 'mvex'), 'trex')
  return extended ? u32(movie.bytes, at(movie, extended, 12)) : 0
}

/**
 * Checks a sound recording in MP4, in one piece or in fragments as Safari writes it.
 * @throws MediaError for a damaged file, and for one with a picture or without sound
 */
export const inspectMp4Sound = async (bytes: Uint8Array): Promise<Sound> => {
  const file: Part = { bytes, offset: 0 }
  const boxes = boxesIn(file, 0, bytes.length)
  const movie = boxes.find(({ type }) => type === 'moov')
  const media = boxes.filter(({ type, body, end }) => type === 'mdat' && end > body)
  if (!movie || media.length === 0) throw new MediaError('no sound')
  const track = soundTrack(file, movie)
  if (!areInside(trackRanges(file, track), media))
    throw new MediaError('samples outside of the media data')
  const { ticks, ticksPerSecond } = timingOf(file, track)
  const ticksOfSample = extendedTicks(file, movie)
  const all = boxes
    .filter(({ type }) => type === 'moof')
    .reduce((sum, fragment) => sum + ticksInFragment(file, fragment, ticksOfSample), ticks)
  if (all === 0) throw new MediaError('no sound')
  const { patches } = await inspectMp4(bytesSource(bytes))
  return { seconds: all / ticksPerSecond, patches }
}
