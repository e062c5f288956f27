import {
  BedrockRuntimeClient,
  ConverseCommand,
  type BedrockRuntimeServiceException,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime'
import { env } from '../runtime/env.ts'
import { calculateCost, calculateMaxCost, type Cost, type Price } from './cost.ts'

const bedrock = new BedrockRuntimeClient({
  // Callers record the cost of an attempt before the next one.
  maxAttempts: 1,
  // A new connection each time: one that died in a frozen sandbox would look like a lost response.
  requestHandler: { disableConcurrentStreams: true },
})

/** Why a call failed. `denied`: the account or the role may not call the model. */
export type ModelFailure = 'throttled' | 'unreachable' | 'denied' | 'broken_answer' | 'internal'

export class ModelFailed extends Error {
  readonly code: ModelFailure
  /** The maximum cost when the call may be billed; null when it is not. */
  readonly cost: Cost | null

  constructor(code: ModelFailure, cause: unknown, cost: Cost | null) {
    super(`The model did not answer: ${code}`, { cause })
    this.name = 'ModelFailed'
    this.code = code
    this.cost = cost
  }
}

const CODES: Readonly<Record<string, ModelFailure>> = {
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  ModelNotReadyException: 'throttled',
  ServiceUnavailableException: 'unreachable',
  ModelTimeoutException: 'unreachable',
  InternalServerException: 'unreachable',
  TimeoutError: 'unreachable',
  AbortError: 'unreachable',
  AccessDeniedException: 'denied',
  ResourceNotFoundException: 'denied',
  SyntaxError: 'broken_answer',
}

const CONNECTION_BROKE = /^E[A-Z\d_]+$/

const nodeCodeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const codeOf = (error: Error): ModelFailure =>
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

/** A model, the ARN by which it is called, and its price. */
export interface CalledModel {
  readonly profile: string
  readonly profileArn: string
  readonly usdPerMillionTokens: Price
}

const configured = () => {
  if (!env.model) throw new Error('The access of this function names no model.')
  return env.model
}

const called = ({
  profile,
  profileArn = profile,
  usdPerMillionTokens,
}: Omit<CalledModel, 'profileArn'> & {
  readonly profileArn?: string | undefined
}): CalledModel => ({
  profile,
  profileArn,
  usdPerMillionTokens,
})

/** The model of the stage, which writes the news and answers the AI help. */
export const stageModel = (): CalledModel => called(configured())

/** The model that checks the news: the stage's own choice, or the model of the stage. */
export const readerModel = (): CalledModel => {
  const model = configured()
  return called(model.reader ?? model)
}

export interface ConverseLimits {
  /** Ends the call at once. */
  readonly abortSignal?: AbortSignal
}

/**
 * Calls the model that a request names once, without retries.
 * @throws ModelFailed with the maximum cost when the call may be billed
 */
export const converse = async (
  request: ConverseCommandInput,
  limits: ConverseLimits,
  { profile, usdPerMillionTokens: price } = stageModel(),
): Promise<Answer> => {
  try {
    const output = await bedrock.send(new ConverseCommand(request), limits)
    const model = output.trace?.promptRouter?.invokedModelId ?? profile
    return { output, model, cost: calculateCost(output.usage, price) }
  } catch (error) {
    if (!(error instanceof Error)) throw new ModelFailed('internal', error, null)
    const cost = mayBeBilled(error) ? calculateMaxCost(request, price) : null
    throw new ModelFailed(codeOf(error), error, cost)
  }
}
