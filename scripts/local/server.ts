import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { OnUpgrade } from './live/web-socket-server.ts'
import { ExpectedProblem } from './state/expected-problem.ts'
import {
  BodyTooLarge,
  jsonResponse,
  readRequest,
  type HttpRequest,
  type HttpResponse,
} from './http-message.ts'

/** The limit of an HTTP API; functions accept less. */
const BODY_LIMIT = 10 * 1024 * 1024

/** Longer than browsers reuse a connection, because a call fails when its connection closes at that moment. */
const KEEP_ALIVE_MS = 120_000

type Handle = (request: HttpRequest) => Promise<HttpResponse>

export interface WebServer {
  stop(): Promise<void>
}

export interface Served {
  readonly handle: Handle
  readonly onUpgrade?: OnUpgrade
  readonly onError: (error: unknown) => void
}

export const startServer = async (
  port: number,
  { handle, onUpgrade, onError }: Served,
): Promise<WebServer> => {
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, (message, response) => {
    const answered = respond(message, handle, onError)
    answered
      .then((answer) => send(message.method ?? 'GET', answer, response))
      .catch((error: unknown) => {
        // Clients disconnect all the time (a cancelled video, a closed tab).
        if (!isDisconnect(error)) onError(error)
        response.destroy()
      })
  })
  if (onUpgrade) server.on('upgrade', onUpgrade)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await listen(server, port)
  return {
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Other upgrades are optional: the request is answered as it is, as CloudFront does. */
const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** Fails before anything is built, rather than after. */
export const assertPortIsFree = async (port: number): Promise<void> => {
  const server = createServer()
  await listen(server, port)
  const closed = once(server, 'close')
  server.close()
  await closed
}

const listen = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ExpectedProblem(
      `Port ${String(port)} is taken. Stop what uses it, or choose another: PORT=${String(port + 1)} npm start`,
    )
  }
}

const respond = async (
  message: IncomingMessage,
  handle: Handle,
  onError: (error: unknown) => void,
): Promise<HttpResponse> => {
  try {
    return await handle(await readRequest(message, BODY_LIMIT))
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return jsonResponse(413, { message: 'Request Entity Too Large' })
    if (message.complete) onError(error)
    return jsonResponse(502, { message: 'Bad Gateway' })
  }
}

const send = async (
  method: string,
  { status, headers, cookies, body }: HttpResponse,
  response: ServerResponse,
): Promise<void> => {
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

const isDisconnect = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
