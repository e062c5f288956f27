import { randomBytes } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Functions } from '../functions/functions.ts'
import type { Connections } from './connections.ts'
import { connectEvent, disconnectEvent, messageEvent, type Handshake } from './live-event.ts'
import type { WebSocketApi } from './web-socket-api.ts'

/**
 * The longest frame of API Gateway. A message of several frames may have 128 KB there, but browsers send a message as
 * one frame.
 */
const MAX_MESSAGE_BYTES = 32 * 1024
const MAX_WAIT_MS = 15_000
/** The close code for a kind of data that cannot be accepted: API Gateway takes text only. */
const UNSUPPORTED = 1003
/** The close code for a connection that ended without a close frame. */
const ABNORMAL = 1006

export type OnUpgrade = (message: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Served {
  readonly api: WebSocketApi
  readonly functions: Pick<Functions, 'invoke'>
  readonly connections: Connections
  readonly onError: (error: unknown) => void
}

/** Opens, serves and ends the connections of a WebSocket API with the functions of its routes. */
export const webSocketServer = (served: Served): OnUpgrade => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  return (message, socket, head) => {
    socket.on('error', () => socket.destroy())
    void open(served, message).then(({ status, handshake }) => {
      if (!handshake) {
        refuse(socket, status)
        return
      }
      server.handleUpgrade(message, socket, head, (webSocket) => {
        serve(served, handshake, webSocket)
      })
      // The browser left meanwhile, or its handshake is invalid.
      if (!served.connections.find(handshake.connectionId))
        reportEnd(served, handshake, ABNORMAL, '')
    })
  }
}

const refuse = (socket: Duplex, status: number): void => {
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}

interface Opened {
  readonly status: number
  /** Absent when the connection is refused. */
  readonly handshake?: Handshake
}

const open = async (served: Served, message: IncomingMessage): Promise<Opened> => {
  const [path, ...query] = (message.url ?? '/').split('?')
  if (path !== `/${served.api.stage}`) return { status: 403 }
  const handshake = handshakeOf(served, message)
  try {
    const event = connectEvent(handshake, message, query.join('?'))
    const { statusCode = 500 } = await invoke(served, '$connect', event)
    const isAccepted = statusCode >= 200 && statusCode < 300
    return isAccepted ? { status: statusCode, handshake } : { status: statusCode }
  } catch {
    return { status: 502 }
  }
}

const handshakeOf = ({ api }: Served, { headers, socket }: IncomingMessage): Handshake => ({
  connectionId: `${randomBytes(11).toString('base64url')}=`,
  connectedAt: Date.now(),
  apiId: api.apiId,
  stage: api.stage,
  domain: api.domain,
  sourceIp: (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
  userAgent: headers['user-agent'] ?? '',
})

const invoke = async (
  { api, functions }: Served,
  route: string,
  event: object,
): Promise<{ readonly statusCode?: number }> => {
  const target = api.routes.get(route)
  if (target === undefined) return { statusCode: 200 }
  return JSON.parse(await functions.invoke(target, JSON.stringify(event), MAX_WAIT_MS)) as {
    readonly statusCode?: number
  }
}

const serve = (served: Served, handshake: Handshake, socket: WebSocket): void => {
  const { connections } = served
  const { connectionId, connectedAt } = handshake
  connections.add(connectionId, socket, connectedAt)
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: Buffer, isBinary) => {
    connections.touch(connectionId)
    if (isBinary) socket.close(UNSUPPORTED)
    else void take(served, handshake, socket, data.toString())
  })
  socket.on('close', (code, reason) => {
    connections.remove(connectionId)
    reportEnd(served, handshake, code, reason.toString())
  })
}

/** Functions have stopped when the local cloud ends its connections. AWS does not report every end either. */
const reportEnd = (served: Served, handshake: Handshake, code: number, reason: string): void => {
  if (served.connections.hasEnded) return
  const event = disconnectEvent(handshake, code, reason)
  invoke(served, '$disconnect', event).catch(served.onError)
}

/** The sender learns of a failure, as on AWS. */
const take = async (
  served: Served,
  handshake: Handshake,
  socket: WebSocket,
  body: string,
): Promise<void> => {
  const event = messageEvent(handshake, body)
  try {
    await invoke(served, '$default', event)
  } catch {
    const { connectionId, requestId } = event.requestContext
    socket.send(JSON.stringify({ message: 'Internal server error', connectionId, requestId }))
  }
}
