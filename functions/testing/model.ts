import { afterAll } from 'vitest'
import { startBedrock } from '../../scripts/local/engines/bedrock.ts'
import { Converse, converseResponse } from '../../scripts/local/engines/converse.ts'
import { startJsonService } from '../../scripts/local/engines/json-service.ts'
import './stage-model.ts'

/** The local model over Bedrock's real wire format. */
export const bedrock = await startBedrock()

const planned: { draft: unknown; before: () => void }[] = []

/** The next answer is this, whatever was asked: what a model might say. `before` happens while it thinks. */
export const answerNext = (draft: unknown, before = (): void => undefined): void => {
  planned.push({ draft, before })
}

const service = await startJsonService(async ({ method, path, body }) => {
  const next = planned.shift()
  if (next) {
    next.before()
    const answer = { kind: 'tool', input: next.draft } as const
    return { status: 200, body: converseResponse(Converse.parse(body), answer, 1) }
  }
  const response = await fetch(bedrock.endpoint + path, { method, body: JSON.stringify(body) })
  const error = response.headers.get('x-amzn-errortype')
  return {
    status: response.status,
    body: (await response.json()) as object,
    ...(error !== null && { error }),
  }
})

// Import this file before anything that makes the model's client or reads the environment.
process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = service.endpoint

afterAll(async () => {
  await service.stop()
  await bedrock.stop()
})
