import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { STATUS_CODES } from 'node:http'
import type { RefusedAnswer } from '../iam/refusals.ts'

export interface GuardedRequest {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface GuardedPortOptions {
  /** The port of the engine on this machine. */
  readonly target: number
  /** Undefined when the request may pass. */
  readonly refuse: (request: GuardedRequest) => RefusedAnswer | undefined
  /** Changes the head of a request that passes. */
  readonly rewriteHead: (head: string) => string
}

const HEAD_END = '\r\n\r\n'

/**
 * A port in front of an engine of HTTP/1.1. Requests are read, because a refusal depends on their bodies; answers
 * pass unread, so each connection has its own to the engine and a guard costs little.
 */
export const listenGuarded = async ({
  target,
  refuse,
  rewriteHead,
}: GuardedPortOptions): Promise<number> => {
  const server = createServer({ noDelay: true }, (client) => {
    const engine = connect({ port: target, host: '127.0.0.1', noDelay: true })
    engine.pipe(client)
    join(client, engine)
    const take = requestReader((request, head) => {
      const refused = refuse(request)
      if (refused) client.write(answerOf(refused))
      else engine.write(Buffer.concat([Buffer.from(rewriteHead(head), 'latin1'), request.body]))
    })
    client.on('data', (chunk: Buffer) => {
      try {
        take(chunk)
      } catch (error) {
        client.end(answerOf(unreadable(error)))
        engine.destroy()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** One side ends with the other; a broken engine breaks its clients, which try again. */
const join = (client: Socket, engine: Socket) => {
  client.on('error', () => engine.destroy()).on('close', () => engine.destroy())
  engine.on('error', () => client.destroy()).on('close', () => client.destroy())
}

type Take = (request: GuardedRequest, head: string) => void

/** Splits what arrives into requests. @throws Error for a body without a length */
const requestReader = (take: Take): ((chunk: Buffer) => void) => {
  let chunks: Buffer[] = []
  let size = 0
  let wanted = 0
  const read = () => {
    if (size < wanted) return
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    chunks = [bytes]
    const headSize = bytes.indexOf(HEAD_END)
    if (headSize < 0) return
    const head = bytes.toString('latin1', 0, headSize + HEAD_END.length)
    const headers = headersOf(head)
    const start = headSize + HEAD_END.length
    wanted = start + lengthOf(headers)
    if (size < wanted) return
    const request = bytes.subarray(0, wanted)
    chunks = [bytes.subarray(wanted)]
    size -= wanted
    wanted = 0
    take({ headers, body: request.subarray(start) }, head)
    if (size > 0) read()
  }
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    read()
  }
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1, -2)
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
      }),
  )

const lengthOf = (headers: Readonly<Record<string, string>>): number => {
  if (headers['transfer-encoding'] !== undefined)
    throw new Error('The local engines need a Content-Length.')
  return Number(headers['content-length'] ?? 0)
}

const unreadable = (error: unknown): RefusedAnswer => ({
  status: 400,
  headers: { connection: 'close' },
  body: String(error),
})

const answerOf = ({ status, headers, body }: RefusedAnswer): string => {
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}
