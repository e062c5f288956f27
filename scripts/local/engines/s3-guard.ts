import type { IncomingMessage, ServerResponse } from 'node:http'
import { accessKeyIn } from '../iam/access-keys.ts'
import type { Guard } from '../iam/guard.ts'
import { refusedByS3, withoutRoomByS3, type RefusedAnswer } from '../iam/refusals.ts'
import { bucketAndKey, s3Call } from '../iam/s3-call.ts'
import type { Disk } from '../state/disk.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const textOf = (header: string | string[] | undefined): string | undefined => [header].flat()[0]

const send = (response: ServerResponse, { status, headers, body }: RefusedAnswer) => {
  response.writeHead(status, headers).end(body)
}

/** Authorises requests in front of the engine's own handler. */
export const guardS3 =
  (guard: Guard, disk: Disk, handle: Handler): Handler =>
  (request, response) => {
    const { method = '', url = '', headers } = request
    if (method === 'OPTIONS') return handle(request, response)
    const key = accessKeyIn(headers.authorization, url)
    const copySource = textOf(headers['x-amz-copy-source'])
    const refusal = guard.refusalOf(key, () => s3Call({ method, url, copySource }))
    if (refusal) {
      request.resume()
      send(response, refusedByS3(refusal))
      return undefined
    }
    if (method === 'PUT' && !disk.hasRoom(Number(headers['content-length'] ?? 0))) {
      request.resume()
      send(response, withoutRoomByS3())
      return undefined
    }
    hideMissing(guard, key, request, response)
    if (hasNoValidSignature(request)) delete headers.authorization
    return handle(request, response)
  }

/** The engine refuses signed calls on a bucket (it misses a slash); our own callers do not sign at all. */
const hasNoValidSignature = ({ url = '', headers }: IncomingMessage): boolean =>
  bucketAndKey(url).key === '' || (headers.authorization ?? '').endsWith('Signature=0')

/** As on AWS, only a caller that may list the bucket learns that an object does not exist. */
const hideMissing = (
  guard: Guard,
  key: string | undefined,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
) => {
  const list = () => s3Call({ method: 'GET', url: `/${bucketAndKey(url).bucket}` })
  const end = response.end.bind(response)
  response.end = ((...args: Parameters<typeof end>) => {
    const refusal =
      response.statusCode === 404 && !response.headersSent && guard.refusalOf(key, list)
    if (!refusal) return end(...args)
    const { status, headers, body } = refusedByS3(refusal)
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('content-length', Buffer.byteLength(body))
    return end(body)
  }) as typeof response.end
}
