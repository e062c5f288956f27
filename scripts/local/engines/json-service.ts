import type { IncomingMessage, ServerResponse } from 'node:http'
import { startHttpEngine } from './http-engine.ts'
import type { Engine } from './engine.ts'

/** As the JSON services of AWS answer; `error` is the name of a failure. */
export interface JsonAnswer {
  readonly status: number
  readonly body: object
  readonly error?: string
}

export type TakeJson = (request: {
  readonly method: string
  readonly path: string
  readonly body: unknown
}) => Promise<JsonAnswer>

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
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

/** A service of AWS that takes JSON and answers it; what is no JSON is undefined. */
export const startJsonService = (take: TakeJson, port = 0): Promise<Engine> => {
  const answer = async (request: IncomingMessage): Promise<JsonAnswer> => {
    const { method = '', url = '' } = request
    return take({ method, path: url, body: await bodyOf(request) })
  }
  return startHttpEngine((request, response) => {
    void answer(request)
      .catch((error: unknown) => ({
        status: 500,
        error: 'InternalServerException',
        body: { message: String(error) },
      }))
      .then((answered) => send(response, answered))
  }, port)
}
