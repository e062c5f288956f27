import type { IncomingMessage, ServerResponse } from 'node:http'
import { PushPayload } from '#shared/domain/push.ts'
import type { Engine } from '../engines.ts'
import { newSubscription, PUSH_ORIGIN, type Subscription } from '../subscriptions.ts'
import { startHttpServer } from './http-server.ts'
import { decryptPush, isSignedBy } from './push-encryption.ts'

export interface ReceivedPush {
  readonly payload: PushPayload
  readonly ttl: number
  readonly urgency: string
  readonly topic: string | undefined
}

type Answer = (response: ServerResponse) => void

export interface PushService extends Engine {
  /** The address of the service by the origin that it replaces. */
  readonly standIns: Readonly<Record<string, string>>
  /** Subscribes a new browser. */
  readonly subscribe: () => Subscription
  /** The browser lost its subscription: the next push is answered with 410. */
  readonly unsubscribe: (endpoint: string) => void
  /** What a browser received, decrypted; the oldest first. */
  readonly receivedAt: (endpoint: string) => readonly ReceivedPush[]
  /** Answers the next pushes to an endpoint in another way, one answer each. */
  readonly answerNext: (endpoint: string, ...answers: readonly Answer[]) => void
  /** The number of requests for an endpoint. */
  readonly callsOf: (endpoint: string) => number
}

interface Browser {
  readonly subscription: Subscription
  readonly privateKey: Buffer
  readonly received: ReceivedPush[]
  readonly answers: Answer[]
  calls: number
  isGone: boolean
}

/** As push services say it. */
const MAX_BODY_BYTES = 4096

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

const refusalOf = (request: IncomingMessage, body: Buffer, publicKey: string): number | null => {
  const { headers } = request
  const isSigned = isSignedBy(headers.authorization, { publicKey, audience: PUSH_ORIGIN })
  if (!isSigned) return 403
  if (headers['content-encoding'] !== 'aes128gcm' || headers['ttl'] === undefined) return 400
  return body.length > MAX_BODY_BYTES ? 413 : null
}

const receive = (browser: Browser, { headers }: IncomingMessage, body: Buffer): void => {
  const { subscription, privateKey, received } = browser
  const text = decryptPush(body, { ...subscription.keys, privateKey })
  received.push({
    payload: PushPayload.parse(JSON.parse(text)),
    ttl: Number(headers['ttl']),
    urgency: textOf(headers['urgency']) ?? 'normal',
    topic: textOf(headers['topic']),
  })
}

const push = async (
  browser: Browser | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  publicKey: string,
): Promise<void> => {
  const body = await bodyOf(request)
  if (browser) browser.calls++
  const planned = browser?.answers.shift()
  if (planned) {
    planned(response)
    return
  }
  if (!browser || browser.isGone) {
    response.writeHead(browser ? 410 : 404).end()
    return
  }
  const refusal = refusalOf(request, body, publicKey)
  if (refusal === null) receive(browser, request, body)
  response.writeHead(refusal ?? 201).end()
}

/**
 * A push service with its browsers: it checks the signature of the sender and decrypts what it receives. Browsers of
 * journeys subscribe with `POST /subscriptions`, and read with `GET /received?endpoint=`.
 */
export const startPushService = async (publicKey: string): Promise<PushService> => {
  const browsers = new Map<string, Browser>()
  const subscribe = (): Subscription => {
    const { subscription, privateKey } = newSubscription()
    const state = { received: [], answers: [], calls: 0, isGone: false }
    browsers.set(subscription.endpoint, { subscription, privateKey, ...state })
    return subscription
  }
  const browserAt = (endpoint: string): Browser => {
    const browser = browsers.get(endpoint)
    if (!browser) throw new Error(`No browser subscribed ${endpoint}.`)
    return browser
  }
  const control = (request: IncomingMessage, url: URL): unknown => {
    if (request.method === 'POST' && url.pathname === '/subscriptions') return subscribe()
    return browsers.get(url.searchParams.get('endpoint') ?? '')?.received
  }
  const engine = await startHttpServer((request, response) => {
    const url = new URL(request.url ?? '/', PUSH_ORIGIN)
    if (url.pathname.startsWith('/push/')) {
      push(browsers.get(url.href), request, response, publicKey).catch((error: unknown) => {
        response.writeHead(400).end(String(error))
      })
      return
    }
    const answer = control(request, url)
    response
      .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? null))
  })
  return {
    ...engine,
    standIns: { [PUSH_ORIGIN]: engine.endpoint },
    subscribe,
    unsubscribe: (endpoint) => {
      browserAt(endpoint).isGone = true
    },
    receivedAt: (endpoint) => browserAt(endpoint).received,
    answerNext: (endpoint, ...answers) => {
      browserAt(endpoint).answers.push(...answers)
    },
    callsOf: (endpoint) => browserAt(endpoint).calls,
  }
}
