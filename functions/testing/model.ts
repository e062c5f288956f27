import { inject } from 'vitest'
import './stage-model.ts'
import { Converse, converseResponse } from './stand-ins/converse.ts'
import { startJsonService, type JsonAnswer, type TakeJson } from './stand-ins/json-service.ts'

interface Planned {
  readonly draft: unknown
  readonly before: () => unknown
  /** In place of those that the request has. */
  readonly inputTokens?: number
}

/** What is planned for one of those that are asked, and what was asked. */
interface Line {
  readonly planned: Planned[]
  readonly faults: string[]
  readonly requests: Converse[]
}

const newLine = (): Line => ({ planned: [], faults: [], requests: [] })

const [model, reader, comparer] = [newLine(), newLine(), newLine()]

/** The next answer has this draft, whatever the request says. `before` runs while the model "thinks". */
export const answerNext = (draft: unknown, before = (): unknown => undefined): void => {
  model.planned.push({ draft, before })
}

/** The same for the second reader of the news. */
export const answerReaderNext = (verdicts: unknown, before = (): unknown => undefined): void => {
  reader.planned.push({ draft: verdicts, before })
}

/** The same for the question whether two items report one event. */
export const answerComparisonNext = (
  compared: unknown,
  billed: Pick<Planned, 'inputTokens'> = {},
): void => {
  comparer.planned.push({ draft: compared, before: () => undefined, ...billed })
}

/** The requests to the model so far, the latest at the end, without those to the second reader and about two items. */
export const modelRequests: readonly Converse[] = model.requests
export const readerRequests: readonly Converse[] = reader.requests
export const comparisonRequests: readonly Converse[] = comparer.requests

/** Makes the next answers fail in this way; the names are those of the local Bedrock. */
export const failNext = (fault: string, times = 1): void => {
  model.faults.push(...Array.from({ length: times }, () => fault))
}

/** The same for the second reader of the news. */
export const failReaderNext = (fault: string, times = 1): void => {
  reader.faults.push(...Array.from({ length: times }, () => fault))
}

/** The same for the question whether two items report one event. */
export const failComparisonNext = (fault: string): void => {
  comparer.faults.push(fault)
}

/** Nothing is planned any more, and nothing was asked. */
export const forgetModel = (): void => {
  for (const { planned, faults, requests } of [model, reader, comparer])
    for (const kept of [planned, faults, requests]) kept.length = 0
}

const LINES: Readonly<Record<string, Line>> = {
  check_sentences: reader,
  compare_reports: comparer,
}

const lineOf = ({ toolConfig }: Converse): Line =>
  LINES[toolConfig?.toolChoice?.tool?.name ?? ''] ?? model

type Call = Parameters<TakeJson>[0]

const forward = async (
  { path, body, headers }: Call,
  fault: string | undefined,
): Promise<JsonAnswer> => {
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
  const { requests, planned, faults } = lineOf(request)
  requests.push(request)
  const next = planned.shift()
  if (!next) return forward(call, faults.shift())
  await next.before()
  const answer = { kind: 'tool', input: next.draft } as const
  const body = converseResponse(request, answer, 1)
  const { inputTokens = body.usage.inputTokens } = next
  return { status: 200, body: { ...body, usage: { ...body.usage, inputTokens } } }
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
