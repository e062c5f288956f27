import { crc32 } from 'node:zlib'
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { withAttempts } from './attempts.ts'
import { aws } from './env.ts'
import { host, post, timeoutError, type HttpAnswer } from './connection.ts'
import { signedHeaders } from './signature.ts'
import { fromAnswer, parseAnswer, toRequest } from './values.ts'

/** Undefined when a text is no JSON: it is not from DynamoDB but from something on the way. */
const parsed = <T>(text: string, parse: (text: string) => T): T | undefined => {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** `delayMs` is the pause that the service asks for. */
const metadataOf = ({ statusCode, headers }: HttpAnswer) => ({
  httpStatusCode: statusCode ?? 0,
  requestId: headers['x-amzn-requestid']?.toString() ?? '',
  delayMs: Number(headers['x-amz-retry-after']) || 1000 * Number(headers['retry-after']) || 0,
})

/** The SDK's error for a refused call. */
const errorOf = (answer: HttpAnswer): DynamoDBServiceException => {
  const $metadata = metadataOf(answer)
  const refusal = (parsed(answer.bytes.toString(), parseAnswer) ?? {}) as NodeJS.Dict<string>
  const { __type = 'Unknown', Message = '', message = Message, ...rest } = refusal
  const name = __type.slice(__type.indexOf('#') + 1)
  const all = { ...rest, message, $metadata }
  if (name === 'ConditionalCheckFailedException') return new ConditionalCheckFailedException(all)
  if (name === 'TransactionCanceledException') return new TransactionCanceledException(all)
  const $fault = $metadata.httpStatusCode < 500 ? 'client' : 'server'
  return new DynamoDBServiceException({ ...all, name, $fault })
}

const MAX_SKEW_MS = 240_000

/** How far the clock of AWS is ahead of ours. */
let skewMs = 0

/** @throws Error named TimeoutError, among others, when the answer is damaged or the clock was wrong */
const sendOnce = async (target: string, body: string): Promise<object> => {
  const signedSkewMs = skewMs
  const date = new Date(Date.now() + signedSkewMs)
  const answer = await post(signedHeaders(aws, { host, target, body }, date), body)
  const { statusCode, headers, bytes } = answer
  const isWhole = Number(headers['x-amz-crc32'] ?? crc32(bytes)) === crc32(bytes)
  const output = isWhole && statusCode === 200 && parsed(bytes.toString(), fromAnswer)
  if (output instanceof Object) return output
  if (!isWhole || statusCode === 200) throw timeoutError('The answer of DynamoDB is damaged.')
  const ahead = Date.parse(headers.date ?? '') - Date.now()
  // A parallel call may have corrected the clock since this one was signed.
  if (!(Math.abs(ahead - signedSkewMs) > MAX_SKEW_MS)) throw errorOf(answer)
  skewMs = ahead
  throw timeoutError('The clock of this function was wrong.')
}

/** The one table's client. Key strings stay in `*.items.ts`. */
export const db = {
  /** Sends one call with JavaScript's values, up to three times. Tests wrap it to count what it sends. */
  call: async <Output extends object>(operation: string, input: object): Promise<Output> => {
    const body = toRequest(input)
    return (await withAttempts(() => sendOnce(operation, body))) as Output
  },
}
