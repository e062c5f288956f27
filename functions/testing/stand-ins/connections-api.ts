import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Engine } from '../engines.ts'
import { startHttpServer } from './http-server.ts'

/** The open connections of a WebSocket API. Each call answers false for a connection that is gone. */
export interface OpenConnections {
  readonly post: (connectionId: string, data: string) => boolean
  readonly close: (connectionId: string) => boolean
  /** What AWS tells about a connection. */
  readonly find: (connectionId: string) => object | undefined
}

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

export interface ConnectionCall {
  readonly operation: 'PostToConnection' | 'DeleteConnection' | 'GetConnection'
  readonly connectionId: string
  readonly authorization: string | undefined
}

const OPERATIONS: Readonly<Record<string, ConnectionCall['operation']>> = {
  POST: 'PostToConnection',
  DELETE: 'DeleteConnection',
  GET: 'GetConnection',
}

const PATH = /^\/(?:[^/]+\/)?@connections\/([^/?]+)$/
const MAX_BYTES = 128 * 1024

const failure = (status: number, error: string, message: string): Answer => ({
  status,
  headers: { 'x-amzn-errortype': error },
  body: JSON.stringify({ message }),
})

const dataOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const callOf = ({
  method = '',
  url = '',
  headers,
}: IncomingMessage): ConnectionCall | undefined => {
  const [, connectionId] = PATH.exec(url) ?? []
  const operation = OPERATIONS[method]
  if (connectionId === undefined || !operation) return undefined
  const { authorization } = headers
  return { operation, connectionId: decodeURIComponent(connectionId), authorization }
}

const done = (
  { operation, connectionId }: ConnectionCall,
  data: Buffer,
  connections: OpenConnections,
): object | undefined => {
  if (operation === 'GetConnection') return connections.find(connectionId)
  const isOpen =
    operation === 'PostToConnection'
      ? connections.post(connectionId, data.toString())
      : connections.close(connectionId)
  return isOpen ? {} : undefined
}

/** The calls of API Gateway on connections. `refuse` decides first. */
export const startConnectionsApi = (
  connections: OpenConnections,
  refuse: (call: ConnectionCall) => Answer | undefined = () => undefined,
): Promise<Engine> => {
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const call = callOf(request)
    if (!call) return failure(404, 'NotFoundException', 'There is no such call on a connection.')
    const data = await dataOf(request)
    const refused = refuse(call)
    if (refused) return refused
    if (data.length > MAX_BYTES) return failure(413, 'PayloadTooLargeException', 'Too long')
    const result = done(call, data, connections)
    if (!result) return failure(410, 'GoneException', 'The connection is gone.')
    return { status: 200, body: JSON.stringify(result) }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answer(request).catch((error: unknown) =>
      failure(500, 'InternalServerException', String(error)),
    )
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
  return startHttpServer((request, response) => void respond(request, response))
}
