import { request, type IncomingMessage } from 'node:http'
import type { CallOptions } from '#testing/call.ts'
import type { HostileCall } from '#testing/hostile/hostile-calls.ts'

export interface Sent {
  readonly status: number
  readonly ms: number
  readonly body: string
}

/** How a call looks on the wire beyond what its contract describes. */
export type Twist = (target: Target) => Target

export interface Target {
  readonly method: string
  /** Encoded, with its query. */
  readonly path: string
}

const DEADLINE_MS = 30_000

const pathOf = ({ scene, options }: HostileCall): string => {
  const path = scene.contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((options.params?.[name] ?? '').toWellFormed()),
  )
  const query = new URLSearchParams(options.query).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Node refuses to send what no header may contain. */
const sendable = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?')

const headersOf = ({ token, headers = {}, body }: CallOptions): Record<string, string> => {
  const all = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { 'x-auth-token': token }),
    ...headers,
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, sendable(value)]))
}

const bodyOf = ({ body, rawBody }: CallOptions): string | Buffer | undefined =>
  rawBody ?? (body === undefined ? undefined : JSON.stringify(body))

const textOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const exchange = (url: URL, target: Target, options: CallOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = request({
      host: url.hostname,
      port: url.port,
      method: target.method,
      path: target.path,
      headers: headersOf(options),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(bodyOf(options))
  })

/** Sends the call to the site. Status 0 when no answer came. */
export const send = async (site: string, call: HostileCall, twist: Twist): Promise<Sent> => {
  const target = twist({ method: call.scene.contract.method, path: pathOf(call) })
  const startedAt = performance.now()
  const ms = (): number => performance.now() - startedAt
  try {
    const answer = await exchange(new URL(site), target, call.options)
    const body = await textOf(answer)
    return { status: answer.statusCode ?? 0, ms: ms(), body }
  } catch (error) {
    return { status: 0, ms: ms(), body: String(error) }
  }
}
