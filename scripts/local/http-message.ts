import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** A request in edge and gateway. Header names are lower-case, values unchanged. */
export interface HttpRequest {
  readonly method: string
  /** Path as sent, still encoded. */
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly viewerIp: string
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  /** A stream for bodies that may be large and are passed on unchanged. */
  readonly body: Buffer | Readable
}

export const jsonResponse = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Reads the whole request. Beyond `limit` bytes it is drained and refused, so that the answer still arrives. */
export const readRequest = async (
  message: IncomingMessage,
  limit: number,
): Promise<HttpRequest> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw new BodyTooLarge()
  const [path = '/', query = ''] = splitOnce(message.url ?? '/', '?')
  return {
    method: message.method ?? 'GET',
    path,
    query,
    headers: lowerCaseHeaders(message),
    body: Buffer.concat(chunks),
    viewerIp: (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
  }
}

const lowerCaseHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  )

const splitOnce = (text: string, separator: string): readonly string[] => {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}
