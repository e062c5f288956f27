import { RawAnswer } from './answer.ts'

const HEADERS = { 'cache-control': 'no-store' } as const

/** A file, for contracts that answer `bytes`. At most 4 MB, because Lambda carries 6 MB of base64. */
export const bytesAnswer = (contentType: string, bytes: Uint8Array): RawAnswer =>
  new RawAnswer({
    statusCode: 200,
    headers: { ...HEADERS, 'content-type': contentType },
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    isBase64Encoded: true,
  })

/** For contracts that answer `redirect`. */
export const redirectAnswer = (location: string): RawAnswer =>
  new RawAnswer({ statusCode: 302, headers: { ...HEADERS, location } })
