import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerTo } from '../model/answer.ts'
import { itemsOf } from '../model/evidence.ts'
import { faultIn, type Fault } from '../model/faults.ts'
import { Converse, converseResponse, promptOf } from './converse.ts'
import type { Engine } from './engine.ts'
import { startHttpEngine, type JsonAnswer } from './http-engine.ts'

const CONVERSE = /^\/model\/([^/]+)\/converse$/
const LATENCY_MS = 0
const SLOW_MS = 3000
/** Of what was asked last, for tests; more would only fill the memory of a long run. */
const MOST_KEPT = 200

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

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const send = (response: ServerResponse, { status, body, error }: JsonAnswer): void => {
  const headers = {
    'content-type': 'application/json',
    ...(error !== undefined && { 'x-amzn-errortype': error }),
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

const converse = async (request: Converse, planned: Fault | undefined): Promise<JsonAnswer> => {
  const items = itemsOf(promptOf(request))
  if (!items) return refused('The local model only writes about the items of a prompt.')
  const fault = planned ?? faultIn(items.map(({ title }) => title))
  if (fault === 'slow') await sleep(SLOW_MS)
  const error = fault && ERRORS[fault]
  if (error) return error
  return { status: 200, body: converseResponse(request, answerTo(items, fault), LATENCY_MS) }
}

/** Bedrock's Converse with a model of rules behind it: it says what the items of a prompt state, and nothing else. */
export const startBedrock = async ({ port = 0 } = {}): Promise<Bedrock> => {
  const asked: Asked[] = []
  const planned: Fault[] = []
  const take = async (message: IncomingMessage): Promise<JsonAnswer> => {
    const modelId = decodeURIComponent(CONVERSE.exec(message.url ?? '')?.[1] ?? '')
    if (message.method !== 'POST' || !modelId)
      return refused('The local Bedrock only takes part in Converse.')
    const parsed = Converse.safeParse(parse(await textOf(message)))
    if (!parsed.success) return refused(parsed.error.message)
    asked.push({ modelId, request: parsed.data })
    asked.splice(0, asked.length - MOST_KEPT)
    return converse(parsed.data, planned.shift())
  }
  const engine = await startHttpEngine((message, response) => {
    void take(message)
      .catch((error: unknown) => ({
        status: 500,
        error: 'InternalServerException',
        body: { message: String(error) },
      }))
      .then((answer) => send(response, answer))
  }, port)
  return {
    ...engine,
    asked,
    failNext: (fault, times = 1) => {
      planned.push(...Array.from({ length: times }, () => fault))
    },
  }
}
