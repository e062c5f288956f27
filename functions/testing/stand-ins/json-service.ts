import type { IncomingMessage, ServerResponse } from 'node:http'
import { startHttpServer } from './http-server.ts'
import type { Engine } from '../engines.ts'

/** An answer in the form of AWS's JSON services; `error` is the name of a failure. */
export interface JsonAnswer {
  readonly status: number
  readonly body: object
  readonly error?: string
}

export type TakeJson = (request: {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
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

/** A stand-in for a JSON service of AWS; a body that is not JSON is undefined. */
export const startJsonService = (take: TakeJson, port = 0): Promise<Engine> => {
  const answer = async (request: IncomingMessage): Promise<JsonAnswer> => {
    const { method = '', url = '', headers } = request
    return take({ method, path: url, headers, body: await bodyOf(request) })
  }
  return startHttpServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => ({
        status: 500,
        error: 'InternalServerException',
        body: { message: String(error) },
      }))
      .then((answered) => send(response, answered))
  }, port)
}
