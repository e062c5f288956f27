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
 * Boxes needed for playing, by parent box. All others (user data with location, phone and owner, XMP, vendor boxes)
 * are emptied, because a list of known location atoms would miss the next vendor's.
 */
const NEEDED = {
  file: words('ftyp styp moov moof mdat sidx ssix mfra pdin prft emsg free skip wide'),
  moov: words('mvhd trak mvex iods pssh free skip wide'),
  trak: words('tkhd mdia edts tref tapt load matt clip free skip wide'),
  moof: words('mfhd traf pssh free skip'),
  traf: words('tfhd tfdt trun sbgp sgpd subs saiz saio senc free skip'),
}

const SHOWN = words('vide soun')

/** Keeps offset and size and clears the content, so that nothing else in the file moves. */
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

/** Zeros for the samples of removed tracks, limited to the media data, so that a wrong table reaches nothing else. */
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
  /** Overwrites everything but picture and sound; empty when there is nothing else. */
  readonly patches: readonly Patch[]
  /** Of the first video track, as shown; null without one. */
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

/** Removes location, phone and owner from a video or sound recording without moving a byte. */
export const stripMp4Location = async (source: ByteSource): Promise<readonly Patch[]> =>
  (await inspectMp4(source)).patches
