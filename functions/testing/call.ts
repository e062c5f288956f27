import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Contract } from '#shared/api/contract.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { withGrantsOf } from './grants.ts'
import { recordSuccess } from './usage.ts'
import { verifyAnswer } from './verify-answer.ts'

export interface CallOptions {
  readonly token?: string | undefined
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is; for malformed and multipart bodies. */
  readonly rawBody?: string | Buffer
  readonly headers?: Record<string, string>
  readonly address?: string
}

export interface Called {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body, decompressed. */
  readonly bytes: Buffer
  readonly text: string
  /** Null for an empty body and for a file. */
  readonly json: never
}

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

const TIME_LEFT_MS = 10_000

const bodyOf = ({
  body,
  rawBody,
}: CallOptions): Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'> => {
  if (Buffer.isBuffer(rawBody)) return { body: rawBody.toString('base64'), isBase64Encoded: true }
  if (rawBody !== undefined) return { body: rawBody, isBase64Encoded: false }
  return body === undefined
    ? { isBase64Encoded: false }
    : { body: JSON.stringify(body), isBase64Encoded: false }
}

/** The event that HTTP API (payload 2.0) hands to a function for this call. */
export const toEvent = (contract: Contract, options: CallOptions = {}): APIGatewayProxyEventV2 => {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((options.params?.[name] ?? '').toWellFormed()),
  )
  const hasJson = options.body !== undefined
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(options.query).toString(),
    headers: {
      'x-viewer-ip': options.address ?? '198.51.100.7',
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(options.token === undefined ? {} : { 'x-auth-token': options.token }),
      ...options.headers,
    },
    ...(options.query ? { queryStringParameters: options.query } : {}),
    ...(options.params ? { pathParameters: options.params } : {}),
    requestContext: {
      accountId: '0',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: {
        method: contract.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: '192.0.2.1',
        userAgent: 'test',
      },
      requestId: randomUUID(),
      routeKey: `${contract.method} ${contract.path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...bodyOf(options),
  }
}

const bytesOf = (result: APIGatewayProxyStructuredResultV2): Buffer => {
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  const packed = result.headers?.['content-encoding'] === 'gzip'
  return packed ? gunzipSync(bytes) : bytes
}

/** Calls a handler as the gateway does and reads its answer as a browser does. @throws Error when the answer breaks the contract */
export const call = async (
  handler: unknown,
  contract: Contract,
  options: CallOptions = {},
): Promise<Called> => {
  const context = {
    getRemainingTimeInMillis: () => TIME_LEFT_MS,
    functionName: contract.id,
    awsRequestId: randomUUID(),
  } as unknown as Context
  const result = await withGrantsOf(contract.id, () =>
    (handler as Handler)(toEvent(contract, options), context),
  )
  const headers = (result.headers ?? {}) as Record<string, string>
  const bytes = bytesOf(result)
  const text = bytes.toString('utf8')
  const isJson = text !== '' && (headers['content-type'] ?? '').startsWith('application/json')
  const answer = {
    status: result.statusCode ?? 200,
    headers,
    bytes,
    text,
    json: (isJson ? JSON.parse(text) : null) as never,
  }
  verifyAnswer(contract, answer)
  if (answer.status < 400) recordSuccess(contract.id)
  return answer
}

/** What a caller can compare between two error answers: all but the request id. */
export const refusalOf = ({ status, headers, json }: Called) => ({
  status,
  headers,
  error: { ...(json as ErrorBody), requestId: '' },
})
