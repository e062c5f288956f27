import { randomUUID } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { HttpRequest, HttpResponse } from '../http-message.ts'

interface Value {
  readonly value: string
}

interface EdgeRequest {
  readonly method: string
  readonly uri: string
  readonly querystring: Readonly<Record<string, Value>>
  readonly headers: Readonly<Record<string, Value>>
}

interface EdgeResponse {
  readonly statusCode: number
  readonly headers?: Readonly<Record<string, Value>>
  readonly body?: string | { readonly data: string }
}

type Handler = (event: object) => EdgeRequest | EdgeResponse

/** Runs the code of a CloudFront Function from the template. */
export class EdgeFunction {
  readonly #handler: Handler

  constructor(code: string) {
    if (/^\s*import\s/m.test(code))
      throw new Error('The local cloud runs CloudFront Functions without imports only')
    this.#handler = runInNewContext(`${code}\nhandler`, { console }) as Handler
  }

  /** Returns the request for the origin, or the answer of the function itself. */
  onRequest(request: HttpRequest): HttpRequest | HttpResponse {
    const before = toEdgeRequest(request)
    const sentQuery = queryString(before.querystring)
    const result = this.#run('viewer-request', request, { request: before })
    if ('statusCode' in result) return fromEdgeResponse(result, Buffer.alloc(0))
    const query = queryString(result.querystring)
    return {
      ...request,
      method: result.method,
      path: result.uri,
      query: query === sentQuery ? request.query : query,
      headers: plain(result.headers),
    }
  }

  onResponse(request: HttpRequest, response: HttpResponse): HttpResponse {
    const before = { statusCode: response.status, headers: valued(response.headers) }
    const event = { request: toEdgeRequest(request), response: before }
    const result = this.#run('viewer-response', request, event)
    if (!('statusCode' in result)) throw new Error('A viewer-response function gave a request')
    return { ...response, ...fromEdgeResponse(result, response.body) }
  }

  #run(eventType: string, { viewerIp }: HttpRequest, rest: object): EdgeRequest | EdgeResponse {
    const event = {
      version: '1.0',
      context: { eventType, requestId: randomUUID() },
      viewer: { ip: viewerIp },
      ...rest,
    }
    return this.#handler(event)
  }
}

const toEdgeRequest = (request: HttpRequest): EdgeRequest => ({
  method: request.method,
  uri: request.path,
  querystring: valued(Object.fromEntries(new URLSearchParams(request.query))),
  headers: valued(request.headers),
})

const fromEdgeResponse = (
  { statusCode, headers = {}, body }: EdgeResponse,
  original: HttpResponse['body'],
): HttpResponse => ({
  status: statusCode,
  headers: plain(headers),
  body: body === undefined ? original : Buffer.from(typeof body === 'string' ? body : body.data),
})

const valued = (record: Readonly<Record<string, string>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]))

const plain = (record: Readonly<Record<string, Value>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, { value }]) => [name, value]))

const queryString = (query: Readonly<Record<string, Value>>): string =>
  new URLSearchParams(plain(query)).toString()
