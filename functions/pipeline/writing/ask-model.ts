import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime'
import { env } from '../../platform/env.ts'
import type { FeedItem } from '../intake/index.ts'
import type { FailureCode } from './messages.ts'
import { requestFor } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

const CONNECT_MS = 2000
/** Three tries of this fit into the time of the worker. */
const ANSWER_MS = 30_000

const bedrock = new BedrockRuntimeClient({
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    throwOnRequestTimeout: true,
  },
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

const codeOf = (error: Error): FailureCode => {
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code))
    return 'unreachable'
  return CODES[error.name] ?? 'internal'
}

interface Price {
  readonly input: number
  readonly output: number
}

export interface Answer {
  readonly output: Pick<ConverseCommandOutput, 'stopReason' | 'output'>
  readonly model: string
  readonly cost: { readonly microUsd: number; readonly input: number; readonly output: number }
}

const costOf = (
  { inputTokens: input = 0, outputTokens: output = 0 }: Partial<TokenUsage> = {},
  price: Price,
): Answer['cost'] => ({
  // A dollar for a million tokens is a millionth of it for one.
  microUsd: Math.ceil(input * price.input + output * price.output),
  input,
  output,
})

/**
 * Asks the stage's model; what is throttled is tried twice again by the SDK.
 * @throws WritingFailed
 */
export const askModel = async (items: readonly FeedItem[]): Promise<Answer> => {
  if (!env.model) throw new Error('The access of this function names no model.')
  const { profile, usdPerMillionTokens: price } = env.model
  try {
    const output = await bedrock.send(new ConverseCommand(requestFor(profile, items)))
    const model = output.trace?.promptRouter?.invokedModelId ?? profile
    return { output, model, cost: costOf(output.usage, price) }
  } catch (error) {
    throw new WritingFailed(error instanceof Error ? codeOf(error) : 'internal', error)
  }
}
