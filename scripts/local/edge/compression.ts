import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HttpResponse } from '../http-message.ts'

/** CloudFront's limits, and the types of its list that the product uses. */
const MIN_BYTES = 1000
const MAX_BYTES = 10_000_000
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|wasm|manifest\+json)|image\/svg\+xml|font\/(otf|ttf))/i
const CACHE_ENTRIES = 300

export const isCompressible = (contentType: string | undefined): boolean =>
  COMPRESSIBLE.test(contentType ?? '')

/** Compresses like the edge and caches the result by ETag. */
export class Compression {
  readonly #done = new Map<string, Buffer>()

  apply(response: HttpResponse, path: string, accepted: string | undefined): HttpResponse {
    const encoding = chooseEncoding(accepted)
    const { body, headers } = response
    if (!encoding || !Buffer.isBuffer(body) || !isEligible(response)) return response
    const { etag } = headers
    const compressed = this.#compressed(etag && `${encoding} ${path} ${etag}`, encoding, body)
    return {
      ...response,
      headers: {
        ...headers,
        'content-encoding': encoding,
        'content-length': String(compressed.length),
        vary: 'Accept-Encoding',
        ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      },
      body: compressed,
    }
  }

  #compressed(key: string | undefined, encoding: Encoding, body: Buffer): Buffer {
    const known = key === undefined ? undefined : this.#done.get(key)
    if (known) return known
    const compressed = compress(encoding, body)
    if (key !== undefined && this.#done.size < CACHE_ENTRIES) this.#done.set(key, compressed)
    return compressed
  }
}

type Encoding = 'br' | 'gzip'

const chooseEncoding = (accepted = ''): Encoding | undefined => {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const isEligible = ({ status, headers, body }: HttpResponse): boolean =>
  status === 200 &&
  headers['content-encoding'] === undefined &&
  isCompressible(headers['content-type']) &&
  Buffer.isBuffer(body) &&
  body.length >= MIN_BYTES &&
  body.length <= MAX_BYTES

const compress = (encoding: Encoding, body: Buffer): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body)
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
