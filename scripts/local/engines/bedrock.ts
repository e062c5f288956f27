import { setTimeout as sleep } from 'node:timers/promises'
import { answerTo } from '../../demo/model/answer.ts'
import { itemsOf } from '../../demo/model/evidence.ts'
import { faultIn, type Fault } from '../../demo/model/faults.ts'
import { Converse, converseResponse, modelOf, promptOf } from './converse.ts'
import type { Engine } from './engine.ts'
import { startJsonService, type JsonAnswer, type TakeJson } from './json-service.ts'

const SLOW_MS = 3000
/** Of what was asked last, for tests; more would only fill the memory of a long run. */
const MAX_KEPT = 200

export interface Asked {
  readonly modelId: string
  readonly request: Converse
}

export interface Bedrock extends Engine {
  /** What was asked, the latest at the end. */
  readonly asked: readonly Asked[]
  /** Makes the next answers go wrong, whatever they are about. */
  failNext(fault: Fault, times?: number): void
}

const ERRORS: Readonly<Partial<Record<Fault, JsonAnswer>>> = {
  throttled: {
    status: 429,
    error: 'ThrottlingException',
    body: { message: 'Too many requests, please wait before trying again.' },
  },
  unavailable: {
    status: 503,
    error: 'ServiceUnavailableException',
    body: { message: 'The service is temporarily unavailable.' },
  },
}

const refused = (message: string): JsonAnswer => ({
  status: 400,
  error: 'ValidationException',
  body: { message },
})

const converse = async (request: Converse, planned: Fault | undefined): Promise<JsonAnswer> => {
  const items = itemsOf(promptOf(request))
  if (!items) return refused('The local model only writes about the items of a prompt.')
  const startedAt = Date.now()
  const fault = planned ?? faultIn(items.map(({ title }) => title))
  if (fault === 'slow') await sleep(SLOW_MS)
  const error = fault && ERRORS[fault]
  if (error) return error
  const answer = answerTo(items, fault)
  return { status: 200, body: converseResponse(request, answer, Date.now() - startedAt) }
}

/** Bedrock's Converse with a model of rules behind it: it says what the items of a prompt state, and nothing else. */
export const startBedrock = async ({ port = 0 } = {}): Promise<Bedrock> => {
  const asked: Asked[] = []
  const planned: Fault[] = []
  const take: TakeJson = async ({ method, path, body }) => {
    const modelId = modelOf(method, path)
    if (modelId === undefined) return refused('The local Bedrock only takes part in Converse.')
    const parsed = Converse.safeParse(body)
    if (!parsed.success) return refused(parsed.error.message)
    asked.push({ modelId, request: parsed.data })
    asked.splice(0, asked.length - MAX_KEPT)
    return converse(parsed.data, planned.shift())
  }
  return {
    ...(await startJsonService(take, port)),
    asked,
    failNext: (fault, times = 1) => {
      planned.push(...Array.from({ length: times }, () => fault))
    },
  }
}
