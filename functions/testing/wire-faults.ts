import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, gzipSync } from 'node:zlib'

/** An answer of the engine. */
export interface EngineAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** One call that arrived, before anything was answered. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Executes the call on the engine. */
  readonly forward: () => Promise<EngineAnswer>
}

/** Answers a call wrongly, with real bytes on a real connection. */
export type WireFault = (exchange: Exchange) => void | Promise<void>

const JSON_TYPE = { 'content-type': 'application/x-amz-json-1.0' }

const send = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body)
}

/** Executes the call and sends only half of the announced body. */
const sendHalf = async ({ response, forward }: Exchange): Promise<void> => {
  const { status, headers, body } = await forward()
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2))
  // Otherwise a reset overtakes the bytes in the client's buffer.
  await sleep(5)
}

/** Resets the connection before the call reaches the engine. */
export const reset: WireFault = ({ request }) => {
  request.socket.resetAndDestroy()
}

/** Executes the call and resets the connection before the answer. */
export const resetAfterCommit: WireFault = async ({ request, forward }) => {
  await forward()
  request.socket.resetAndDestroy()
}

export const resetInBody: WireFault = async (exchange) => {
  await sendHalf(exchange)
  exchange.request.socket.resetAndDestroy()
}

/** Closes the connection in an orderly way, though the content-length promises more. */
export const shortBody: WireFault = async (exchange) => {
  await sendHalf(exchange)
  exchange.request.socket.end()
}

export const halfThenSilence: WireFault = sendHalf

export const silence: WireFault = () => undefined

const ERROR_PREFIX = 'com.amazonaws.dynamodb.v20120810#'

export const serviceError =
  (status: number, name: string, headers: Readonly<Record<string, string>> = {}): WireFault =>
  ({ response }) => {
    send(response, status, JSON.stringify({ __type: ERROR_PREFIX + name, message: 'no' }), headers)
  }

/** An answer of something between client and service. */
export const plainAnswer =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): WireFault =>
  ({ response }) => {
    send(response, status, body, { 'content-type': 'text/html', ...headers })
  }

/** An answer of the engine whose bytes were changed on the way. */
export const corrupted: WireFault = async ({ response, forward }) => {
  const { status, headers, body } = await forward()
  send(response, status, body, { ...headers, 'x-amz-crc32': String(crc32(body) ^ 1) })
}

export const gzipped: WireFault = async ({ response, forward }) => {
  const { status, body } = await forward()
  const packed = gzipSync(body)
  const checksum = String(crc32(packed))
  send(response, status, packed, { 'content-encoding': 'gzip', 'x-amz-crc32': checksum })
}

/** Answers with one item that has an attribute `text` of so many bytes. */
export const hugeItem =
  (bytes: number): WireFault =>
  ({ response }) => {
    const item = { PK: { S: 'HUGE' }, SK: { S: 'HUGE' }, text: { S: 'x'.repeat(bytes) } }
    const body = Buffer.from(JSON.stringify({ Item: item }))
    send(response, 200, body, { 'x-amz-crc32': String(crc32(body)) })
  }

const used = new WeakSet<object>()

/** Executes the first call of each connection and resets it at the next one, as after an idle time-out. */
export const resetReused: WireFault = async ({ request, response, forward }) => {
  if (used.has(request.socket)) {
    request.socket.resetAndDestroy()
    return
  }
  used.add(request.socket)
  const { status, headers, body } = await forward()
  send(response, status, body, headers)
}

const SIGNATURE_LASTS_MS = 300_000

const signedAt = (request: IncomingMessage): number => {
  const compact = String(request.headers['x-amz-date'])
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(compact) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** A service whose clock is ahead of the client's (or behind it), and that refuses signatures of another time. */
export const skewedClock =
  (aheadMs: number): WireFault =>
  async ({ request, response, forward }) => {
    const clock = Date.now() + aheadMs
    const date = new Date(clock).toUTCString()
    const age = clock - signedAt(request)
    if (Math.abs(age) > SIGNATURE_LASTS_MS) {
      const message = age > 0 ? 'Signature expired: …' : 'Signature not yet current: …'
      const body = { __type: 'com.amazon.coral.service#InvalidSignatureException', message }
      send(response, 400, JSON.stringify(body), { date })
      return
    }
    const answer = await forward()
    send(response, answer.status, answer.body, { ...answer.headers, date })
  }
