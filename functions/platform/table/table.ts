import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { isConflict, isTransient } from '../runtime/transient.ts'
import { host, post, timeoutError, type HttpAnswer } from './connection.ts'
import { signedHeaders } from './signature.ts'
import { fromAnswer, toRequest } from './values.ts'

const ATTEMPTS = 3
/** Bound of the first pause, in milliseconds; it doubles with each attempt. */
const PAUSE_MS = 100

/** The text of an answer. @throws Error named TimeoutError when bytes changed on their way */
const textOf = ({ bytes, headers }: HttpAnswer): string => {
  const checksum = headers['x-amz-crc32']
  if (checksum !== undefined && Number(checksum) !== crc32(bytes))
    throw timeoutError('The answer of DynamoDB was damaged on its way.')
  return bytes.toString()
}

type Refusal = Readonly<Record<'__type' | 'message' | 'Message', string | undefined>>

/** Empty when the answer is not from DynamoDB but from something on the way. */
const refusalIn = (text: string): Partial<Refusal> => {
  try {
    return (JSON.parse(text) ?? {}) as Refusal
  } catch {
    return {}
  }
}

/** The SDK's error for a refused call. */
const errorOf = ({ status, headers }: HttpAnswer, text: string): DynamoDBServiceException => {
  const {
    __type = 'ServiceUnavailable',
    Message = '',
    message = Message,
    ...rest
  } = refusalIn(text)
  const name = __type.slice(__type.indexOf('#') + 1)
  const $metadata = { httpStatusCode: status, requestId: String(headers['x-amzn-requestid']) }
  const options = { ...rest, message, $metadata }
  if (name === 'ConditionalCheckFailedException')
    return new ConditionalCheckFailedException(options)
  if (name === 'TransactionCanceledException') return new TransactionCanceledException(options)
  const $fault = status < 500 ? 'client' : 'server'
  return new DynamoDBServiceException({ ...options, name, $fault })
}

const CLOCK_ERRORS = new Set(['InvalidSignatureException', 'RequestTimeTooSkewed'])
const MAX_SKEW_MS = 240_000

/** How far the clock of AWS is ahead of ours. */
let skewMs = 0

const sendOnce = async (target: string, body: string): Promise<object> => {
  const date = new Date(Date.now() + skewMs)
  const answer = await post(signedHeaders({ host, target, body }, date), body)
  const text = textOf(answer)
  if (answer.status === 200) return fromAnswer(text)
  const error = errorOf(answer, text)
  const ahead = Date.parse(answer.headers.date ?? '') - Date.now()
  if (!CLOCK_ERRORS.has(error.name) || !(Math.abs(ahead - skewMs) > MAX_SKEW_MS)) throw error
  skewMs = ahead
  return sendOnce(target, body)
}

/** Conflicts are the business of callers, who know what they do again. */
const isWorthAnotherAttempt = (error: unknown): boolean => isTransient(error) && !isConflict(error)

/** The one table's client. Key strings stay in `*.items.ts`. */
export const db = {
  /** Sends one call with JavaScript's values, up to three times. Tests wrap it to count what it sends. */
  call: async <Output extends object>(operation: string, input: object): Promise<Output> => {
    const body = toRequest(
      operation === 'TransactWriteItems' ? { ClientRequestToken: randomUUID(), ...input } : input,
    )
    for (let attempt = 1; ; attempt++) {
      try {
        return (await sendOnce(operation, body)) as Output
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthAnotherAttempt(error)) throw error
        await sleep(Math.random() * PAUSE_MS * 2 ** attempt)
      }
    }
  },
}
