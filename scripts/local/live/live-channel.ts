import { startConnectionsApi, type ConnectionCall } from '#testing/stand-ins/connections-api.ts'
import type { Deployment } from '../deployment.ts'
import type { Functions } from '../functions/functions.ts'
import { accessKeyIn } from '../iam/access-keys.ts'
import { Guard, type Permissions } from '../iam/guard.ts'
import { refusedByRestJson } from '../iam/refusals.ts'
import { Connections, LIMITS } from './connections.ts'
import { readWebSocketApi } from './web-socket-api.ts'
import { webSocketServer, type OnUpgrade } from './web-socket-server.ts'

export interface LiveChannelOptions {
  readonly deployment: Deployment
  readonly permissions: Permissions
  /** The address of the site, which also serves the channel. */
  readonly url: string
}

export interface LiveChannel {
  /** Local addresses by those on AWS: for browsers, and for the calls of functions on connections. */
  readonly addresses: Readonly<Record<string, string>>
  serve(functions: Functions, onError: (error: unknown) => void): OnUpgrade
  stop(): Promise<void>
}

/** The WebSocket API of the template, and the calls on its connections for functions whose role allows them. */
export const startLiveChannel = async ({
  deployment,
  permissions,
  url,
}: LiveChannelOptions): Promise<LiveChannel> => {
  const api = readWebSocketApi(deployment)
  const connections = new Connections(LIMITS)
  const guard = new Guard()
  guard.enforce(permissions)
  const calls = await startConnectionsApi(connections, (call) => refusalOf(guard, call))
  return {
    addresses: api
      ? {
          [`wss://${api.domain}`]: url.replace(/^http/, 'ws'),
          [`https://${api.domain}`]: calls.endpoint,
        }
      : {},
    serve: (functions, onError) =>
      api
        ? webSocketServer({ api, functions, connections, onError })
        : (_, socket) => socket.destroy(),
    stop: async () => {
      connections.terminate()
      await calls.stop()
    },
  }
}

const refusalOf = (guard: Guard, { operation, connectionId, authorization }: ConnectionCall) => {
  const refusal = guard.refusalOf(accessKeyIn(authorization), () => ({
    service: 'live',
    operation,
    input: { ConnectionId: connectionId },
  }))
  return refusal && refusedByRestJson(refusal)
}
