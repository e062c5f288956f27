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

/** A silent video of WebP frames, every one a key frame: WebM without an encoder at hand. */
export const webm = (frames: readonly Buffer[], clip: Clip): Buffer => {
  const step = 1000 / clip.framesPerSecond
  const info = element(
    'info',
    whole('timestampScale', 1_000_000),
    float('duration', frames.length * step),
    text('muxingApp', 'hoellenlaerm'),
    text('writingApp', 'hoellenlaerm'),
  )
  const track = element(
    'trackEntry',
    whole('trackNumber', 1),
    whole('trackUid', 1),
    whole('trackType', 1),
    text('codecId', 'V_VP8'),
    whole('defaultDuration', Math.round(step * 1_000_000)),
    element('video', whole('pixelWidth', clip.width), whole('pixelHeight', clip.height)),
  )
  const blocks = frames.map((frame, i) => block(vp8Frame(frame), Math.round(i * step)))
  return Buffer.concat([
    element(
      'ebml',
      text('docType', 'webm'),
      whole('docTypeVersion', 4),
      whole('docTypeReadVersion', 2),
    ),
    element(
      'segment',
      info,
      element('tracks', track),
      element('cluster', whole('timestamp', 0), ...blocks),
    ),
  ])
}
