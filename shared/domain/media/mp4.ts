import type { ByteSource, Patch } from './byte-source.ts'
import { fromLatin1 } from './bytes.ts'
import type { Dimensions } from './dimensions.ts'
import type { Box, Part } from './mp4-boxes.ts'
import { boxesIn, readBox, topLevelBoxes } from './mp4-boxes.ts'
import { trackDimensions, trackHandler, trackRanges } from './mp4-tracks.ts'
import type { Range } from './ranges.ts'
import { intersectRanges, mergeRanges } from './ranges.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * What playing needs, by what surrounds it. All else (user data with the place, the phone and its owner, XMP,
 * makers' own boxes) is emptied: a list of known location atoms would always miss the next maker's.
 */
const NEEDED = {
  file: words('ftyp styp moov moof mdat sidx ssix mfra pdin prft emsg free skip wide'),
  moov: words('mvhd trak mvex iods pssh free skip wide'),
  trak: words('tkhd mdia edts tref tapt load matt clip free skip wide'),
  moof: words('mfhd traf pssh free skip'),
  traf: words('tfhd tfdt trun sbgp sgpd subs saiz saio senc free skip'),
}

const SHOWN = words('vide soun')

/** Same place, same size, no content: nothing else in the file has to move. */
const emptied = ({ start, body, end }: Box): readonly Patch[] => {
  const rename: Patch = { offset: start + 4, bytes: new Uint8Array(fromLatin1('free')) }
  return end > body ? [rename, { offset: body, zeros: end - body }] : [rename]
}

interface Findings {
  readonly patches: Patch[]
  readonly hidden: Range[]
  dimensions: Dimensions | null
}

const inspectTrack = (part: Part, track: Box, findings: Findings): void => {
  const handler = trackHandler(part, track)
  if (!SHOWN.has(handler)) {
    for (const range of trackRanges(part, track)) findings.hidden.push(range)
    findings.patches.push(...emptied(track))
    return
  }
  if (handler === 'vide') findings.dimensions ??= trackDimensions(part, track)
  inspectChildren(part, track, NEEDED.trak, findings)
}

const inspectChildren = (
  part: Part,
  parent: Box,
  needed: ReadonlySet<string>,
  findings: Findings,
): void => {
  for (const box of boxesIn(part, parent.body, parent.end)) {
    if (!needed.has(box.type)) findings.patches.push(...emptied(box))
    else if (box.type === 'trak') inspectTrack(part, box, findings)
    else if (box.type === 'traf') inspectChildren(part, box, NEEDED.traf, findings)
  }
}

const inspectTopLevel = async (source: ByteSource, box: Box, findings: Findings): Promise<void> => {
  if (!NEEDED.file.has(box.type)) findings.patches.push(...emptied(box))
  if (box.type !== 'moov' && box.type !== 'moof') return
  inspectChildren(await readBox(source, box), box, NEEDED[box.type], findings)
}

/** The samples of removed tracks, as zeros; cut to the media data, so that a wrong table reaches nothing else. */
const hiddenSamples = (hidden: readonly Range[], boxes: readonly Box[]): readonly Patch[] => {
  const media = boxes
    .filter(({ type }) => type === 'mdat')
    .map(({ body, end }) => ({ start: body, end }))
  return intersectRanges(mergeRanges(hidden), mergeRanges(media)).map(({ start, end }) => ({
    offset: start,
    zeros: end - start,
  }))
}

export interface Mp4Findings {
  /** What has to be written over so that only picture and sound remain; none if they alone are there. */
  readonly patches: readonly Patch[]
  /** Of the first picture track, as shown; null for sound alone. */
  readonly dimensions: Dimensions | null
}

/** For MP4, MOV and M4A. Never reads the media data. Throws `MediaError` on a damaged file. */
export const inspectMp4 = async (source: ByteSource): Promise<Mp4Findings> => {
  const findings: Findings = { patches: [], hidden: [], dimensions: null }
  const boxes = await topLevelBoxes(source)
  for (const box of boxes) await inspectTopLevel(source, box, findings)
  const patches = [...findings.patches, ...hiddenSamples(findings.hidden, boxes)]
  return { patches: patches.sort((a, b) => a.offset - b.offset), dimensions: findings.dimensions }
}

/** Takes place, phone and owner out of a video or a sound recording, without moving a byte. */
export const stripMp4Location = async (source: ByteSource): Promise<readonly Patch[]> =>
  (await inspectMp4(source)).patches
