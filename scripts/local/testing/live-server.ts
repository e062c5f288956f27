import { once } from 'node:events'
import { WebSocket } from 'ws'
import { freePort } from '#testing/free-port.ts'
import { jsonResponse } from '../http-message.ts'
import { Connections, LIMITS } from '../live/connections.ts'
import { webSocketServer } from '../live/web-socket-server.ts'
import { startServer } from '../server.ts'

interface Event {
  readonly requestContext: Readonly<Record<string, unknown>> & { readonly connectionId: string }
  readonly body?: string
}

type Route = 'connect' | 'disconnect' | 'default'
type Answer = (event: Event) => unknown

const ends: (() => void | Promise<void>)[] = []

/** Ends the servers and clients of a test. @throws unknown when a server reported an error */
export const endAll = async (): Promise<void> => {
  for (const end of ends.splice(0).toReversed()) await end()
}

/** Serves a WebSocket API with a function for each route that records its events. */
export const serve = async (answers: Partial<Record<Route, Answer>> = {}) => {
  const events: Record<Route, Event[]> = { connect: [], disconnect: [], default: [] }
  const errors: unknown[] = []
  const routes: readonly Route[] = ['connect', 'disconnect', 'default']
  const connections = new Connections(LIMITS)
  const onUpgrade = webSocketServer({
    api: {
      apiId: 'api',
      stage: 'live',
      domain: 'api.execute-api.eu-central-1.amazonaws.com',
      routes: new Map(routes.map((route) => [`$${route}`, route])),
    },
    functions: {
      invoke: async (target, json) => {
        const event = JSON.parse(json) as Event
        events[target as Route].push(event)
        return JSON.stringify((await answers[target as Route]?.(event)) ?? { statusCode: 200 })
      },
    },
    connections,
    onError: (error) => errors.push(error),
  })
  const port = await freePort()
  const handle = () => Promise.resolve(jsonResponse(200, {}))
  const server = await startServer(port, {
    handle,
    onUpgrade,
    onError: (error) => errors.push(error),
  })
  ends.push(async () => {
    connections.terminate()
    await server.stop()
    if (errors.length > 0) throw errors[0]
  })
  return { port, url: `ws://127.0.0.1:${port}/live`, events, connections }
}

export const client = (url: string, headers: Record<string, string> = {}): WebSocket => {
  const socket = new WebSocket(url, { headers })
  socket.on('error', () => undefined)
  ends.push(() => socket.terminate())
  return socket
}

export const opened = async (url: string, headers?: Record<string, string>): Promise<WebSocket> => {
  const socket = client(url, headers)
  await once(socket, 'open')
  return socket
}

/** The status with which the upgrade is answered. */
export const refusal = async (url: string): Promise<number | undefined> => {
  const [, response] = (await once(client(url), 'unexpected-response')) as [
    unknown,
    { readonly statusCode?: number },
  ]
  return response.statusCode
}

export const closeCode = async (socket: WebSocket): Promise<number> => {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}
