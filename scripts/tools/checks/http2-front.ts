import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { selfSignedCertificate } from './self-signed-certificate.ts'

export interface Http2Front {
  readonly url: string
  stop(): Promise<void>
}

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host'])

const forwarded = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name),
    ),
  )

const forwardTo =
  (target: URL, agent: Agent) =>
  (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const { method, url: path } = asked
    const onward = request(
      {
        agent,
        host: target.hostname,
        port: target.port,
        method,
        path,
        headers: forwarded(asked.headers),
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, forwarded(response.headers))
        pipeline(response, answer, () => undefined)
      },
    )
    onward.on('error', () => answer.stream.close())
    pipeline(asked, onward, () => undefined)
  }

const listen = async (server: Http2SecureServer): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `https://localhost:${String((server.address() as AddressInfo).port)}`
}

/**
 * Serves a site over HTTP/2 and TLS, as CloudFront does. Compression and headers stay those of the site. The
 * certificate is self-signed.
 */
export const startHttp2Front = async (site: string): Promise<Http2Front> => {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(selfSignedCertificate())
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('request', forwardTo(new URL(site), agent))
  return {
    url: await listen(server),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      await closed
      agent.destroy()
    },
  }
}
