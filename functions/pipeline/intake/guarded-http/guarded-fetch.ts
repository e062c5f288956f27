import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { env } from '#platform/runtime/env.ts'
import { guardedLookup, RefusedAddress, requireTarget } from '#platform/outbound/guarded-lookup.ts'
import { FeedProblem } from '../feed-problem.ts'
import { unpack } from './unpack.ts'

export const BOT = 'HoellenlaermBot'
const MAX_REDIRECTS = 5

export interface FetchOptions {
  readonly accept: string
  /** Of the whole body, after decompression. */
  readonly maxBytes: number
  /** For the whole request, redirects included. */
  readonly maxMs: number
  readonly headers?: Readonly<Record<string, string>>
  /** Called before each redirect; an error ends the request. */
  readonly mayFollow?: (to: URL) => Promise<void>
}

export interface Fetched {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Empty unless the status is a success: error pages can be large and malformed. */
  readonly body: Buffer
  /** The URL after redirects. */
  readonly url: URL
}

const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH/
const ENCRYPTION = /EPROTO|ERR_SSL|ERR_TLS/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** No connection came about, as opposed to a server that does not answer. */
class NoConnection extends Error {}

const toProblem = (error: unknown, signal: AbortSignal): FeedProblem => {
  if (error instanceof FeedProblem) return error
  if (error instanceof RefusedAddress) return new FeedProblem('refused_address')
  if (error instanceof NoConnection) return new FeedProblem('unreachable', { isOfHost: true })
  if (signal.aborted) return new FeedProblem('timeout')
  const code = codeOf(error)
  if (CERTIFICATE.test(code)) return new FeedProblem('certificate')
  return new FeedProblem(ENCRYPTION.test(code) ? 'encryption' : 'unreachable')
}

const sendRequest = (
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const { host, port, isLocal } = requireTarget(url)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = send({
      host,
      port,
      ...(!isLocal && { lookup: guardedLookup }),
      path: `${url.pathname}${url.search}`,
      // A new connection each time: a reused one would skip the lookup that checks the address.
      agent: false,
      signal,
      headers: {
        host: url.host,
        'user-agent': `${BOT}/1.0 (+${env.siteOrigin})`,
        accept: options.accept,
        'accept-encoding': 'gzip, deflate, br',
        ...options.headers,
      },
    })
    let hasConnected = false
    sent.on('socket', (socket) => socket.once('connect', () => (hasConnected = true)))
    sent.on('response', resolve)
    sent.on('error', (error) => {
      const isRefused = error instanceof RefusedAddress
      reject(hasConnected || isRefused ? error : new NoConnection(error.message, { cause: error }))
    })
    sent.end()
  })
}

const bodyOf = async (answer: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new FeedProblem('too_large')
    chunks.push(chunk)
  }
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  return unpack(Buffer.concat(chunks, size), encoding, maxBytes)
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const nextUrl = (from: URL, { headers }: IncomingMessage): URL => {
  const url = URL.parse(headers.location ?? '', from)
  if (!url) throw new FeedProblem('redirects')
  return url
}

const checkRedirect = async (url: URL, { mayFollow }: FetchOptions): Promise<void> => {
  requireTarget(url)
  await mayFollow?.(url)
}

const follow = async (start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> => {
  let url = start
  const seen = new Set<string>()
  for (;;) {
    if (seen.has(url.href) || seen.size > MAX_REDIRECTS) throw new FeedProblem('redirects')
    if (seen.size > 0) await checkRedirect(url, options)
    seen.add(url.href)
    const answer = await sendRequest(url, options, signal)
    try {
      if (isRedirect(answer)) {
        url = nextUrl(url, answer)
        continue
      }
      const { statusCode: status = 0, headers } = answer
      const body = isSuccess(status) ? await bodyOf(answer, options.maxBytes) : Buffer.alloc(0)
      return { status, headers, body, url }
    } finally {
      answer.destroy()
    }
  }
}

/**
 * A GET that reaches public addresses only, on the default ports, and is bounded in time and size.
 * @throws FeedProblem
 */
export const guardedFetch = async (address: string, options: FetchOptions): Promise<Fetched> => {
  const url = URL.parse(address)
  if (!url) throw new FeedProblem('refused_address')
  const signal = AbortSignal.timeout(options.maxMs)
  try {
    return await follow(url, options, signal)
  } catch (error) {
    throw toProblem(error, signal)
  }
}
