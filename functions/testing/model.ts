import { afterAll, inject } from 'vitest'
import './stage-model.ts'
import { Converse, converseResponse } from './stand-ins/converse.ts'
import { startJsonService, type JsonAnswer, type TakeJson } from './stand-ins/json-service.ts'

interface Planned {
  readonly draft: unknown
  readonly before: () => unknown
}

const planned: Planned[] = []
const faults: string[] = []
const requests: Converse[] = []

/** The next answer has this draft, whatever the request says. `before` runs while the model "thinks". */
export const answerNext = (draft: unknown, before = (): unknown => undefined): void => {
  planned.push({ draft, before })
}

/** The requests so far, the latest at the end. */
export const modelRequests: readonly Converse[] = requests

/** Makes the next answers fail in this way; the names are those of the local Bedrock. */
export const failNext = (fault: string, times = 1): void => {
  faults.push(...Array.from({ length: times }, () => fault))
}

const forward: TakeJson = async ({ path, body, headers }): Promise<JsonAnswer> => {
  const fault = faults.shift()
  const response = await fetch(inject('bedrockEndpoint') + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: headers.authorization ?? '',
      ...(fault !== undefined && { 'x-fault': fault }),
    },
  })
  const error = response.headers.get('x-amzn-errortype')
  return {
    status: response.status,
    body: (await response.json()) as object,
    ...(error !== null && { error }),
  }
}

const take: TakeJson = async (call) => {
  const request = Converse.parse(call.body)
  requests.push(request)
  const next = planned.shift()
  if (!next) return forward(call)
  await next.before()
  const answer = { kind: 'tool', input: next.draft } as const
  return { status: 200, body: converseResponse(request, answer, 1) }
}

let service = await startJsonService(take)

/** Closes all connections, also in the middle of an answer, and accepts none until `meanwhile` resolves. */
export const withoutModel = async (meanwhile = (): Promise<unknown> => Promise.resolve()) => {
  const { port } = new URL(service.endpoint)
  await service.stop()
  try {
    await meanwhile()
  } finally {
    service = await startJsonService(take, Number(port))
  }
}

// Import this file before anything that makes the model's client or reads the environment.
process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = service.endpoint

afterAll(() => service.stop())
