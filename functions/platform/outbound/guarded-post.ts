import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { reachable } from '../runtime/stand-ins.ts'
import { guardedLookup, RefusedAddress, requireTarget } from './guarded-lookup.ts'

export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** For the whole request. */
  readonly maxMs: number
}

export interface Posted {
  readonly status: number
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined
}

const MAX_ANSWER_BYTES = 64 * 1024

/** Its sockets connect to addresses that the lookup checked, so a reused one is as safe as a new one. */
const agent = new Agent({ keepAlive: true, lookup: guardedLookup, maxFreeSockets: 50 })

/** Reads an answer to its end, so that the socket is reused; a long one costs its socket. */
const discard = (answer: IncomingMessage): void => {
  let size = 0
  answer.on('error', () => undefined)
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) answer.destroy()
  })
}

const isStale = (error: NodeJS.ErrnoException, wasReused: boolean): boolean =>
  wasReused && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

const send = (url: URL, { headers, body }: Post, signal: AbortSignal): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', signal, headers }
    const sent =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent })
        : httpRequest(url, options)
    sent.on('response', (answer) => {
      discard(answer)
      const { statusCode: status = 0, headers: answered } = answer
      resolve({ status, retryAfter: answered['retry-after'] })
    })
    sent.on('error', (error) => {
      // The service closed the idle socket before it read the request.
      if (isStale(error, sent.reusedSocket))
        send(url, { headers, body, maxMs: 0 }, signal).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })

/** @throws RefusedAddress unless it is https on the default port of a host that may be public */
export const assertPublicTarget = (address: string): URL => {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') throw new RefusedAddress()
  requireTarget(url)
  return url
}

/**
 * A POST to a public address, over https on the default port. Redirects are not followed, and the answer is not read.
 * @throws RefusedAddress, and errors of the connection
 */
export const guardedPost = (address: string, post: Post): Promise<Posted> => {
  const standIn = reachable(address)
  const url = standIn === address ? assertPublicTarget(address) : new URL(standIn)
  return send(url, post, AbortSignal.timeout(post.maxMs))
}
