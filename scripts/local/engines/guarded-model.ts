import { parseModel } from '#testing/stand-ins/converse.ts'
import { startJsonService, type TakeJson } from '#testing/stand-ins/json-service.ts'
import { accessKeyIn } from '../iam/access-keys.ts'
import { Guard } from '../iam/guard.ts'
import { refusedByRestJson } from '../iam/refusals.ts'
import type { GuardedEngine } from './guarded-engine.ts'

/** Serves Bedrock's API to callers whose role allows the model. */
export const startGuardedModel = async (take: TakeJson): Promise<GuardedEngine> => {
  const guard = new Guard()
  const guardedTake: TakeJson = async (request) => {
    const modelId = parseModel(request.method, request.path)
    const refusal = guard.refusalOf(accessKeyIn(request.headers.authorization), () => ({
      service: 'bedrock',
      operation: 'Converse',
      input: { modelId },
    }))
    if (!refusal) return take(request)
    const { status, headers, body } = refusedByRestJson(refusal)
    return { status, error: headers['x-amzn-errortype'] ?? '', body: JSON.parse(body) as object }
  }
  const engine = await startJsonService(guardedTake)
  return { ...engine, enforce: (permissions) => guard.enforce(permissions) }
}
