import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { NEXT_CURSOR_HEADER, type Contract } from '#shared/api/contract.ts'
import { AI_DISCLOSURE_HEADER, aiDisclosure } from '#shared/domain/ai-disclosure.ts'
import type { ApiError } from '../runtime/errors.ts'
import { RawAnswer, TextAnswer, type Answer } from './answer.ts'

const BASE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'X-Auth-Token, Accept-Encoding',
} as const

const isCurrent = (event: APIGatewayProxyEventV2, etag: string): boolean =>
  (event.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** CloudFront does not compress uncached answers, so the function does. */
const encode = (
  event: APIGatewayProxyEventV2,
  answer: Answer,
  { statusCode, headers }: { statusCode: number; headers: Record<string, string> },
): APIGatewayProxyStructuredResultV2 => {
  const accepts = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '')
  const gzip = accepts ? answer.gzip : null
  if (gzip === null) return { statusCode, headers, body: answer.body }
  return {
    statusCode,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzip,
    isBase64Encoded: true,
  }
}

const AI_DISCLOSURE = AI_DISCLOSURE_HEADER.toLowerCase()

const aiMark = ({ aiText }: Contract, { value }: Answer): Record<string, string> => {
  if (aiText === undefined) return {}
  const properties = Object(value) as Readonly<Record<string, unknown>>
  const isMarked = Object.entries(aiText.only ?? {}).every(
    ([name, wanted]) => properties[name] === wanted,
  )
  return isMarked ? { [AI_DISCLOSURE]: aiDisclosure(aiText.mode) } : {}
}

/** The HTTP answer; polled contracts carry a hash of this viewer's final body and answer 304 (docs/product/api.md#polling). */
export const present = (
  contract: Contract,
  event: APIGatewayProxyEventV2,
  answer: Answer,
): APIGatewayProxyStructuredResultV2 => {
  if (answer instanceof RawAnswer) return answer.result
  const headers: Record<string, string> = {
    ...BASE_HEADERS,
    'cache-control': contract.polled ? 'private, no-cache' : 'no-store',
    ...(answer instanceof TextAnswer ? answer.headers : {}),
    ...aiMark(contract, answer),
    ...(answer.nextCursor ? { [NEXT_CURSOR_HEADER.toLowerCase()]: answer.nextCursor } : {}),
  }
  if (!contract.polled)
    return encode(event, answer, { statusCode: contract.status ?? 200, headers })
  const tagged = { ...headers, etag: answer.tag }
  if (isCurrent(event, answer.tag)) return { statusCode: 304, headers: tagged }
  return encode(event, answer, { statusCode: 200, headers: tagged })
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
