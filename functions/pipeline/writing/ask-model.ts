import {
  BedrockRuntimeClient,
  ConverseCommand,
  type BedrockRuntimeServiceException,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime'
import { env } from '#platform/runtime/env.ts'
import type { FeedItem } from '../intake/index.ts'
import { costOf, maxCostOf, type Cost } from './cost.ts'
import type { FailureCode } from './texts.ts'
import { requestFor } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

/** Twice this fits into the worker's time limit: the SDK restarts the timer when the response begins. */
const ANSWER_MS = 45_000

const bedrock = new BedrockRuntimeClient({
  // The queue retries, after the cost of this attempt was recorded.
  maxAttempts: 1,
  // A new connection each time: one that died in a frozen sandbox would look like a lost response.
  requestHandler: { disableConcurrentStreams: true },
})

const CODES: Readonly<Record<string, FailureCode>> = {
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  ModelNotReadyException: 'throttled',
  ServiceUnavailableException: 'unreachable',
  ModelTimeoutException: 'unreachable',
  InternalServerException: 'unreachable',
  TimeoutError: 'unreachable',
  AccessDeniedException: 'denied',
  ResourceNotFoundException: 'denied',
  SyntaxError: 'broken_answer',
}

const CONNECTION_BROKE = /^E[A-Z\d_]+$/

const nodeCodeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const codeOf = (error: Error): FailureCode =>
  CONNECTION_BROKE.test(nodeCodeOf(error)) ? 'unreachable' : (CODES[error.name] ?? 'internal')

/** HTTP/2 cancels requests with this code when the connection was never established. */
const NEVER_SENT = 'ERR_HTTP2_STREAM_CANCEL'

/** Bedrock bills the work of the model even if the response is lost. A refused request costs nothing. */
const mayBeBilled = (error: Error): boolean => {
  const { httpStatusCode: status } =
    (error as Partial<BedrockRuntimeServiceException>).$metadata ?? {}
  if (status !== undefined) return status < 400 || error.name === 'ModelTimeoutException'
  return codeOf(error) === 'unreachable' && nodeCodeOf(error) !== NEVER_SENT
}

export interface Answer {
  readonly output: Pick<ConverseCommandOutput, 'stopReason' | 'output'>
  readonly model: string
  readonly cost: Cost
}

/**
 * Calls the model of the stage once, without retries.
 * @throws WritingFailed with the maximum cost when the call may be billed
 */
export const askModel = async (
  items: readonly FeedItem[],
  requestTimeout = ANSWER_MS,
): Promise<Answer> => {
  if (!env.model) throw new Error('The access of this function names no model.')
  const { profile, profileArn = profile, usdPerMillionTokens: price } = env.model
  const request = requestFor(profileArn, items)
  try {
    const output = await bedrock.send(new ConverseCommand(request), { requestTimeout })
    const model = output.trace?.promptRouter?.invokedModelId ?? profile
    return { output, model, cost: costOf(output.usage, price) }
  } catch (error) {
    if (!(error instanceof Error)) throw new WritingFailed('internal', error)
    const cost = mayBeBilled(error) ? maxCostOf(request, price) : null
    throw new WritingFailed(codeOf(error), error, cost)
  }
}
