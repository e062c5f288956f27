import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime'
import { parseModel } from '#testing/stand-ins/converse.ts'
import type { GuardedEngine } from './guarded-engine.ts'
import { startGuardedModel } from './guarded-model.ts'
import type { JsonAnswer, TakeJson } from '#testing/stand-ins/json-service.ts'

interface RelayOptions {
  readonly region: string
  /** An endpoint other than that of AWS. */
  readonly client?: BedrockRuntimeClient
}

const failure = (error: unknown): JsonAnswer => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 503
  return { status, error: status === 503 ? 'ServiceUnavailableException' : name, body: { message } }
}

/**
 * Forwards Converse to the real Bedrock with the credentials of this process. Functions keep the
 * local ones, so no function and no other engine receives credentials of an AWS account.
 */
export const startBedrockRelay = async ({
  region,
  client,
}: RelayOptions): Promise<GuardedEngine> => {
  const bedrock = client ?? new BedrockRuntimeClient({ region })
  const take: TakeJson = async ({ method, path, body }) => {
    const modelId = parseModel(method, path)
    if (modelId === undefined)
      return { status: 400, error: 'ValidationException', body: { message: 'Only Converse.' } }
    try {
      const input = { ...(body as object), modelId } as ConverseCommandInput
      const { $metadata: _, ...answer } = await bedrock.send(new ConverseCommand(input))
      return { status: 200, body: answer }
    } catch (error) {
      return failure(error)
    }
  }
  const engine = await startGuardedModel(take)
  return {
    ...engine,
    stop: async () => {
      bedrock.destroy()
      await engine.stop()
    },
  }
}
