import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const answers = new Map<string, Answer>()
const asked: string[] = []

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://feeds.test')
  asked.push(pathname)
  const answer = answers.get(pathname)
  if (answer) answer(response, request)
  else response.writeHead(404).end()
})

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const pem = readFileSync(new URL('self-signed.pem', import.meta.url))
const tlsServer = createTlsServer({ key: pem, cert: pem }, (_, response) => response.end('<rss/>'))
await new Promise<void>((resolve) => tlsServer.listen(0, '127.0.0.1', resolve))

/** A server whose certificate nobody trusts. */
export const UNTRUSTED_URL = 'https://untrusted.test/rss'

/** A server that does not speak TLS at this address. */
export const UNENCRYPTED_URL = 'https://feeds.test/rss'

export const FEED_HOST = 'feeds.test'
export const feedUrl = (path: string): string => `http://${FEED_HOST}${path}`

/** The real address of the server, which the product must refuse to connect to. */
export const serverPort = port

// Import this file before anything that reads the environment.
process.env['LOCAL_HOSTS'] = JSON.stringify({
  [FEED_HOST]: `127.0.0.1:${port}`,
  'andere.test': `127.0.0.1:${port}`,
  'feeds.example': `127.0.0.1:${port}`,
  localhost: `127.0.0.1:${port}`,
  'untrusted.test': `127.0.0.1:${(tlsServer.address() as AddressInfo).port}`,
})

/** Sets the server's answer for a path. */
export const serve = (path: string, answer: Answer | string, headers = {}): void => {
  answers.set(
    path,
    typeof answer === 'string'
      ? (response) => response.writeHead(200, headers).end(answer)
      : answer,
  )
}

/** Number of requests for a path in this test. */
export const timesAsked = (path: string): number => asked.filter((each) => each === path).length

/** The server has no answers, and was not asked. */
export const forgetFeeds = (): void => {
  answers.clear()
  asked.length = 0
}

interface Said {
  readonly id: string
  readonly title?: string
  readonly url?: string
  /** Null for an item without a date. */
  readonly at?: number | null
}

const item = ({ id, title = `Meldung ${id}`, url = `https://magazin.example/${id}`, at }: Said) => {
  const date = at === null ? '' : new Date(at ?? Date.now() - 3_600_000).toUTCString()
  return `<item><title>${title}</title><link>${url}</link><guid isPermaLink="false">${id}</guid><description>Über ${title}.</description><pubDate>${date}</pubDate></item>`
}

export const writeRss = (said: readonly Said[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Magazin</title><link>https://magazin.example/</link>${said.map(item).join('')}</channel></rss>`
