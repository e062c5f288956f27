import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ExpectedProblem } from './expected-problem.ts'
import {
  BodyTooLarge,
  jsonResponse,
  readRequest,
  type HttpRequest,
  type HttpResponse,
} from './http-message.ts'

/** What an HTTP API accepts; functions take less. */
const BODY_LIMIT = 10 * 1024 * 1024

export interface WebServer {
  stop(): Promise<void>
}

export const startServer = async (
  port: number,
  handle: (request: HttpRequest) => Promise<HttpResponse>,
  onError: (error: unknown) => void,
): Promise<WebServer> => {
  const server = createServer((message, response) => {
    answer(message.method ?? 'GET', response, async () =>
      handle(await readRequest(message, BODY_LIMIT)),
    ).catch((error: unknown) => {
      onError(error)
      response.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), failed(server, port)])
  return {
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const failed = async (server: ReturnType<typeof createServer>, port: number): Promise<never> => {
  const [error] = (await once(server, 'error')) as [NodeJS.ErrnoException]
  if (error.code === 'EADDRINUSE')
    throw new ExpectedProblem(
      `Port ${String(port)} is taken. Stop what uses it, or choose another: PORT=8081 npm start`,
    )
  throw error
}

const answer = async (
  method: string,
  response: ServerResponse,
  handle: () => Promise<HttpResponse>,
): Promise<void> => {
  const { status, headers, cookies, body } = await handle().catch((error: unknown) => {
    if (error instanceof BodyTooLarge)
      return jsonResponse(413, { message: 'Request Entity Too Large' })
    throw error
  })
  response.writeHead(status, {
    ...headers,
    ...(Buffer.isBuffer(body) &&
      status !== 304 && { 'content-length': lengthOf(method, headers, body) }),
    ...(cookies && cookies.length > 0 && { 'set-cookie': [...cookies] }),
  })
  if (Buffer.isBuffer(body)) response.end(method === 'HEAD' ? undefined : body)
  else await pipeline(body, response)
}

const lengthOf = (method: string, headers: HttpResponse['headers'], body: Buffer) =>
  method === 'HEAD' ? (headers['content-length'] ?? body.length) : body.length
