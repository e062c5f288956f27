import { afterAll } from 'vitest'
import { startBedrock } from '../../scripts/local/engines/bedrock.ts'
import { Converse, converseResponse } from '../../scripts/local/engines/converse.ts'
import { startJsonService, type TakeJson } from '../../scripts/local/engines/json-service.ts'
import './stage-model.ts'

/** The local model over Bedrock's real wire format. */
export const bedrock = await startBedrock()

const planned: { draft: unknown; before: () => unknown }[] = []

/** The next answer is this, whatever was asked: what a model might say. `before` happens while it thinks. */
export const answerNext = (draft: unknown, before = (): unknown => undefined): void => {
  planned.push({ draft, before })
}

const take: TakeJson = async ({ method, path, body }) => {
  const next = planned.shift()
  if (next) {
    await next.before()
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
}

let service = await startJsonService(take)

/** Breaks every connection off, also in the middle of an answer, and takes none until `meanwhile` is done. */
export const withoutModel = async (meanwhile = (): Promise<unknown> => Promise.resolve()) => {
  const { port } = new URL(service.endpoint)
  await service.stop()
  await meanwhile().finally(async () => {
    service = await startJsonService(take, Number(port))
  })
}

// Import this file before anything that makes the model's client or reads the environment.
process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = service.endpoint

afterAll(async () => {
  await service.stop()
  await bedrock.stop()
})
