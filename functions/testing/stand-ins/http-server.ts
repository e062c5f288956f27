import { once } from 'node:events'
import { createServer as createHttp1, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Engine } from '../engines.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const HTTP2_STARTS_WITH = 'PRI '

/** A server in this process that speaks HTTP/1.1 and, as Bedrock's client does, HTTP/2 without TLS. */
export const startHttpServer = async (listener: Listener, port = 0): Promise<Engine> => {
  const http1 = createHttp1(listener)
  const http2 = createHttp2((request, response) => {
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('data', (start: Buffer) => {
      socket.pause()
      socket.unshift(start)
      const isHttp2 = start.subarray(0, HTTP2_STARTS_WITH.length).toString() === HTTP2_STARTS_WITH
      if (isHttp2) http2.emit('connection', socket)
      else {
        http1.emit('connection', socket)
        socket.resume()
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
