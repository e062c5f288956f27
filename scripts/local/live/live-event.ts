import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What is the same in all events of a connection. */
export interface Handshake {
  readonly connectionId: string
  readonly connectedAt: number
  readonly apiId: string
  readonly stage: string
  readonly domain: string
  readonly sourceIp: string
  readonly userAgent: string
}

type RouteKey = '$connect' | '$disconnect' | '$default'

const TYPES = { $connect: 'CONNECT', $disconnect: 'DISCONNECT', $default: 'MESSAGE' } as const

/** The request context that a WebSocket API passes to a function. */
const requestContext = (handshake: Handshake, routeKey: RouteKey) => {
  const { connectionId, connectedAt, apiId, stage, domain, sourceIp, userAgent } = handshake
  const requestId = randomUUID()
  return {
    routeKey,
    eventType: TYPES[routeKey],
    messageDirection: 'IN',
    requestId,
    extendedRequestId: requestId,
    requestTime: new Date().toUTCString(),
    requestTimeEpoch: Date.now(),
    connectionId,
    connectedAt,
    apiId,
    stage,
    domainName: domain,
    identity: { sourceIp, userAgent },
  }
}

const headersOf = ({ rawHeaders }: IncomingMessage) => {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  )
  const names = [...new Set(pairs.map(([name]) => name))]
  return {
    headers: Object.fromEntries(pairs),
    multiValueHeaders: Object.fromEntries(
      names.map((name) => [
        name,
        pairs.filter(([each]) => each === name).map(([, value]) => value),
      ]),
    ),
  }
}

/** @param query without the question mark */
export const connectEvent = (handshake: Handshake, message: IncomingMessage, query: string) => {
  const parameters = new URLSearchParams(query)
  const names = [...new Set(parameters.keys())]
  return {
    ...headersOf(message),
    ...(names.length > 0 && {
      queryStringParameters: Object.fromEntries(parameters),
      multiValueQueryStringParameters: Object.fromEntries(
        names.map((name) => [name, parameters.getAll(name)]),
      ),
    }),
    requestContext: requestContext(handshake, '$connect'),
    isBase64Encoded: false,
  }
}

export const messageEvent = (handshake: Handshake, body: string) => ({
  requestContext: { ...requestContext(handshake, '$default'), messageId: randomUUID() },
  body,
  isBase64Encoded: false,
})

export const disconnectEvent = (handshake: Handshake, code: number, reason: string) => ({
  headers: { Host: handshake.domain, 'x-api-key': '', 'X-Forwarded-For': '' },
  requestContext: {
    ...requestContext(handshake, '$disconnect'),
    disconnectStatusCode: code,
    disconnectReason: reason,
  },
  isBase64Encoded: false,
})
