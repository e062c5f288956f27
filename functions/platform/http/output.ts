import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { NEXT_CURSOR_HEADER, type Contract } from '#shared/api/contract.ts'
import type { ApiError } from '../runtime/errors.ts'

const compress = promisify(gzip)
const WORTH_COMPRESSING = 1024

const BASE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'X-Auth-Token, Accept-Encoding',
} as const

const etagOf = (body: Buffer, nextCursor = ''): string =>
  `"${createHash('sha256').update(body).update(nextCursor).digest('base64url').slice(0, 27)}"`

const isCurrent = (event: APIGatewayProxyEventV2, etag: string): boolean =>
  (event.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** CloudFront does not compress uncached answers, so the function does (off the main thread). */
const encode = async (
  event: APIGatewayProxyEventV2,
  result: { statusCode: number; headers: Record<string, string>; body: Buffer },
): Promise<APIGatewayProxyStructuredResultV2> => {
  const wants = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '')
  if (!wants || result.body.length < WORTH_COMPRESSING) {
    return { ...result, body: result.body.toString() }
  }
  const bytes = await compress(result.body)
  return {
    ...result,
    headers: { ...result.headers, 'content-encoding': 'gzip' },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }
}

export interface Answer {
  readonly body: unknown
  readonly nextCursor?: string | undefined
}

/** The HTTP answer; polled contracts carry a hash of this viewer's final body and answer 304 (docs/product/api.md#polling). */
export const present = (
  contract: Contract,
  event: APIGatewayProxyEventV2,
  answer: Answer,
): Promise<APIGatewayProxyStructuredResultV2> | APIGatewayProxyStructuredResultV2 => {
  const body = Buffer.from(JSON.stringify(answer.body))
  const headers: Record<string, string> = {
    ...BASE_HEADERS,
    'cache-control': contract.polled ? 'private, no-cache' : 'no-store',
    ...(answer.nextCursor ? { [NEXT_CURSOR_HEADER.toLowerCase()]: answer.nextCursor } : {}),
  }
  if (!contract.polled) return encode(event, { statusCode: contract.status ?? 200, headers, body })
  const etag = etagOf(body, answer.nextCursor)
  const tagged = { ...headers, etag }
  if (isCurrent(event, etag)) return { statusCode: 304, headers: tagged }
  return encode(event, { statusCode: 200, headers: tagged, body })
}

export const presentError = (
  error: ApiError,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: error.status,
  headers: {
    ...BASE_HEADERS,
    'cache-control': 'no-store',
    ...(error.retryAfterSeconds === undefined
      ? {}
      : { 'retry-after': String(error.retryAfterSeconds) }),
  },
  body: JSON.stringify({
    message: error.message,
    error: error.message,
    code: error.code,
    requestId,
  }),
})
