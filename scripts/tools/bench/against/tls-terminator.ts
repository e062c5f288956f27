import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { createServer } from 'node:tls'

/** Decrypts what functions send to the engine, in a process of its own. Prints its port. */
const [port = '', key = '', cert = ''] = process.argv.slice(2)

const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
  const engine = connect(Number(port), '127.0.0.1')
  engine.setNoDelay(true)
  socket.setNoDelay(true)
  // A connection may end at any time, because measured processes do.
  for (const [from, to] of [
    [socket, engine],
    [engine, socket],
  ] as const)
    from
      .on('error', () => to.destroy())
      .on('close', () => to.destroy())
      .pipe(to)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
