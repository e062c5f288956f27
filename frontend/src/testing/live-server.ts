import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer, type WebSocket as Socket } from 'ws'
import type { HintTopic } from '#shared/api/live.ts'
import { liveTicket } from '#shared/api/live.ts'
import { LiveMessage } from '#shared/api/live-message.ts'
import type { FakeApi } from './fake-api.ts'

export interface LiveServer {
  /** What the app sent, checked with the contract. */
  readonly received: readonly LiveMessage[]
  readonly openSockets: () => number
  readonly hint: (topic: HintTopic, id: string) => void
}

/** A real WebSocket server for the live channel of the app. */
export const startLiveServer = async (api: FakeApi): Promise<LiveServer> => {
  vi.stubGlobal('WebSocket', WebSocket)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  const received: LiveMessage[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data: Buffer) =>
      received.push(LiveMessage.parse(JSON.parse(data.toString()))),
    )
  })
  await once(server, 'listening')
  // After the page, which would look for it again.
  onTestFinished(async () => {
    for (const socket of sockets) socket.terminate()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  api.on(liveTicket, () => ({ url: `ws://127.0.0.1:${port}/?ticket=one` }))
  return {
    received,
    openSockets: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    hint: (topic, id) => {
      for (const socket of sockets) socket.send(JSON.stringify({ topic, id }))
    },
  }
}
