import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { FeedProblem } from '../feed-problem.ts'

const unpackers = {
  gzip: promisify(gunzip),
  inflate: promisify(inflate),
  raw: promisify(inflateRaw),
  br: promisify(brotliDecompress),
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
/** Some servers send deflate without its zlib header. */
const hasZlibHeader = (bytes: Buffer): boolean => ((bytes[0] ?? 0) & 0x0f) === 8

/** Encodings of IANA's registry; servers also send "none", "utf-8" and the like for bytes as they are. */
const CODINGS = new Set([
  'gzip',
  'x-gzip',
  'deflate',
  'br',
  'zstd',
  'compress',
  'x-compress',
  'dcb',
  'dcz',
  'exi',
  'pack200-gzip',
])

const unpackerFor = (encoding: string, bytes: Buffer): keyof typeof unpackers | null => {
  const [coding = '', ...others] = encoding.split(/[\s,]+/).filter((name) => CODINGS.has(name))
  if (others.length > 0) throw new FeedProblem('packing')
  if (isGzip(bytes)) return 'gzip'
  if (coding === 'br') return 'br'
  if (coding === 'deflate') return hasZlibHeader(bytes) ? 'inflate' : 'raw'
  if (['', 'gzip', 'x-gzip'].includes(coding)) return null
  throw new FeedProblem('packing')
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Decompresses by `Content-Encoding`, and gzip also undeclared. Stops at `maxBytes` (decompression bombs).
 * @throws FeedProblem packing, too_large
 */
export const unpack = async (
  bytes: Buffer,
  encoding: string,
  maxBytes: number,
): Promise<Buffer> => {
  const unpacker = bytes.length === 0 ? null : unpackerFor(encoding, bytes)
  if (unpacker === null) return bytes
  try {
    return await unpackers[unpacker](bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    throw new FeedProblem(isTooLarge(error) ? 'too_large' : 'packing')
  }
}
