import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux, macOS and Windows choose for connections and for servers on port 0. */
const FIRST = 20_000
const COUNT = 12_000

/**
 * A TCP port that no other caller gets while this process lives, in whatever process it asks: this one keeps the UDP
 * port of the same number, which the system frees even after a kill -9.
 * @throws Error when all are taken
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + ((process.pid + tries) % COUNT)
    if ((await claim(port)) && (await isFree(port))) return port
  }
  throw new Error(`All ports from ${FIRST} to ${FIRST + COUNT} are taken`)
}

const claim = async (port: number): Promise<boolean> => {
  const socket = createSocket('udp4').unref()
  socket.bind(port, '127.0.0.1')
  const claimed = await once(socket, 'listening').then(() => true, isTaken)
  if (!claimed) socket.close()
  return claimed
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const free = await once(server, 'listening').then(() => true, isTaken)
  if (free) await new Promise((closed) => server.close(closed))
  return free
}

const isTaken = (error: unknown): false => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
  throw error
}
