/** EBML element ids, of the few that a player insists on. */
const ID = {
  ebml: '1a45dfa3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  duration: '4489',
  muxingApp: '4d80',
  writingApp: '5741',
  tracks: '1654ae6b',
  trackEntry: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  trackType: '83',
  codecId: '86',
  defaultDuration: '23e383',
  video: 'e0',
  pixelWidth: 'b0',
  pixelHeight: 'ba',
  cues: '1c53bb6b',
  cuePoint: 'bb',
  cueTime: 'b3',
  cueTrackPositions: 'b7',
  cueTrack: 'f7',
  cueClusterPosition: 'f1',
  cluster: '1f43b675',
  timestamp: 'e7',
  simpleBlock: 'a3',
} as const

/** In one byte where it fits, as every other writer does. */
const size = (length: number): Buffer => {
  if (length < 0x7f) return Buffer.from([0x80 | length])
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n))
  return bytes
}

const element = (id: keyof typeof ID, ...inner: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(inner)
  return Buffer.concat([Buffer.from(ID[id], 'hex'), size(body.length), body])
}

const whole = (id: keyof typeof ID, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

const text = (id: keyof typeof ID, value: string): Buffer =>
  element(id, Buffer.from(value, 'latin1'))

const float = (id: keyof typeof ID, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

/** A lossy WebP holds exactly one VP8 key frame: `RIFF size WEBP`, then chunks. */
const vp8Frame = (webp: Buffer): Buffer => {
  let at = 12
  while (at + 8 <= webp.length) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ')
      return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new TypeError('Not a lossy WebP without alpha')
}

const block = (frame: Buffer, offset: number): Buffer => {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE(offset, 1)
  return element('simpleBlock', head, frame)
}

interface Clip {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

interface Cluster {
  readonly at: number
  readonly bytes: Buffer
}

/** One for each second, so that players may jump there. */
const clustersOf = (frames: readonly Buffer[], framesPerSecond: number): readonly Cluster[] =>
  Array.from({ length: Math.ceil(frames.length / framesPerSecond) }, (_, second) => {
    const from = second * framesPerSecond
    const blocks = frames
      .slice(from, from + framesPerSecond)
      .map((frame, index) => block(vp8Frame(frame), Math.round((index * 1000) / framesPerSecond)))
    const at = second * 1000
    return { at, bytes: element('cluster', whole('timestamp', at), ...blocks) }
  })

/** `start` is where the first cluster stands, counted from the inside of the segment. */
const cuesOf = (clusters: readonly Cluster[], start: number): Buffer => {
  let position = start
  const points = clusters.map(({ at, bytes }) => {
    const place = element(
      'cueTrackPositions',
      whole('cueTrack', 1),
      whole('cueClusterPosition', position),
    )
    position += bytes.length
    return element('cuePoint', whole('cueTime', at), place)
  })
  return element('cues', ...points)
}

const infoOf = (milliseconds: number): Buffer =>
  element(
    'info',
    whole('timestampScale', 1_000_000),
    float('duration', milliseconds),
    text('muxingApp', 'hoellenlaerm'),
    text('writingApp', 'hoellenlaerm'),
  )

const tracksOf = ({ width, height, framesPerSecond }: Clip): Buffer =>
  element(
    'tracks',
    element(
      'trackEntry',
      whole('trackNumber', 1),
      whole('trackUid', 1),
      whole('trackType', 1),
      text('codecId', 'V_VP8'),
      whole('defaultDuration', Math.round(1_000_000_000 / framesPerSecond)),
      element('video', whole('pixelWidth', width), whole('pixelHeight', height)),
    ),
  )

/** A silent video of WebP frames, every one a key frame: WebM without an encoder at hand. */
export const webm = (frames: readonly Buffer[], clip: Clip): Buffer => {
  const header = [
    text('docType', 'webm'),
    whole('docTypeVersion', 4),
    whole('docTypeReadVersion', 2),
  ]
  const head = [infoOf((frames.length * 1000) / clip.framesPerSecond), tracksOf(clip)]
  const clusters = clustersOf(frames, clip.framesPerSecond)
  // Numbers have a fixed width: the cues are as long before their positions are known.
  const start = Buffer.concat([...head, cuesOf(clusters, 0)]).length
  const body = [...head, cuesOf(clusters, start), ...clusters.map(({ bytes }) => bytes)]
  return Buffer.concat([element('ebml', ...header), element('segment', ...body)])
}
