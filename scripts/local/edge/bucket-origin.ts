import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { accessKeyOf, EDGE, unsignedAuthorization } from '../iam/access-keys.ts'
import type { HttpRequest, HttpResponse } from '../http-message.ts'
import { isCompressible } from './compression.ts'

const FORWARDED = ['if-none-match', 'if-modified-since', 'range']
const RETURNED = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

/** Reads a bucket by its policy, as CloudFront does. */
export const bucketOrigin =
  (s3: string, bucket: string) =>
  async ({ method, path, headers }: HttpRequest): Promise<HttpResponse> => {
    const wanted = Object.entries(headers).filter(([name]) => FORWARDED.includes(name))
    const response = await fetch(`${s3}/${bucket}${path}`, {
      method,
      headers: { ...Object.fromEntries(wanted), 'accept-encoding': 'identity', authorization },
    })
    if (response.status >= 400) return missing(response.status)
    const type = response.headers.get('content-type') ?? undefined
    const whole = isCompressible(type) || response.body === null || method === 'HEAD'
    return {
      status: response.status,
      headers: Object.fromEntries(
        RETURNED.flatMap((name) => {
          const value = response.headers.get(name)
          return value === null ? [] : [[name, value]]
        }),
      ),
      body: whole
        ? Buffer.from(await response.arrayBuffer())
        : streamOf(response.body as ReadableStream),
    }
  }

/** A late error of a body that nobody reads any more must not end the process. */
const streamOf = (body: ReadableStream): Readable =>
  Readable.fromWeb(body).on('error', () => undefined)

const authorization = unsignedAuthorization(accessKeyOf(EDGE), 's3')

const missing = (status: number): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${status === 404 ? 'NoSuchKey' : 'AccessDenied'}</Code></Error>`,
  ),
})
