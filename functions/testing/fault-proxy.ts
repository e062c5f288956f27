import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'

/** `drop` loses the call, `lost` only its answer; `hold` delays the call until `clear`. */
type Fault = 'conflict' | 'throttled' | 'failure' | 'drop' | 'lost' | 'hold'

/** A regular expression, or another test for the name of an operation. */
interface Matcher {
  readonly test: (operation: string) => boolean
}

const CONTENT_TYPE = 'application/x-amz-json-1.0'

const REASONS = {
  conflict: { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
  throttled: { Code: 'ThrottlingError', Message: 'Throughput exceeds the current capacity' },
}

/** DynamoDB's answer when two transactions conflict on an item, or an item is throttled. */
const cancelledBody = (fault: keyof typeof REASONS, items: number): string => {
  const reasons = Array.from({ length: items }, (_, index) =>
    index === 0 ? REASONS[fault] : { Code: 'None' },
  )
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return JSON.stringify({
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    CancellationReasons: reasons,
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
  })
}

const FAILURE_BODY = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
  message: 'The request could not be completed because of an internal error.',
})

const answer = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': CONTENT_TYPE }).end(body)
}

const itemsOf = (body: Buffer): number =>
  (JSON.parse(body.toString()) as { TransactItems: unknown[] }).TransactItems.length

class FaultProxy {
  private left: { fault: Fault; operation: Matcher; times: number } | null = null
  /** Number of calls that got the fault. */
  met = 0
  private gate = Promise.withResolvers<undefined>()

  /** The next `times` calls of the operation get the fault. */
  inject(fault: Fault, times: number, operation: Matcher = /TransactWriteItems/): void {
    this.met = 0
    this.left = { fault, operation, times }
  }

  /** Removes the fault and releases held calls. */
  clear(): void {
    this.left = null
    this.gate.resolve(undefined)
    this.gate = Promise.withResolvers()
  }

  /** Resolves when `clear` releases held calls. */
  opened(): Promise<undefined> {
    return this.gate.promise
  }

  take(operation: string): Fault | null {
    if (!this.left || this.left.times === 0 || !this.left.operation.test(operation)) return null
    this.left.times--
    this.met++
    return this.left.fault
  }
}

export const faults = new FaultProxy()

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const forward = (request: IncomingMessage, body: Buffer): Promise<Response> => {
  const { connection: _connection, 'content-length': _length, ...headers } = request.headers
  return fetch(inject('dynamoEndpoint'), {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  })
}

const pass = async (
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> => {
  const result = await forward(request, body)
  answer(response, result.status, await result.text())
}

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await bodyOf(request)
  const fault = faults.take(String(request.headers['x-amz-target']))
  switch (fault) {
    case 'conflict':
    case 'throttled':
      answer(response, 400, cancelledBody(fault, itemsOf(body)))
      return
    case 'failure':
      answer(response, 500, FAILURE_BODY)
      return
    case 'drop':
      request.socket.destroy()
      return
    case 'lost':
      await forward(request, body)
      request.socket.destroy()
      return
    case 'hold':
      await faults.opened()
      await pass(request, body, response)
      return
    case null:
      await pass(request, body, response)
  }
}

const server = createServer((request, response) => void serve(request, response))
server.listen(0, '127.0.0.1').unref()
await once(server, 'listening')

// Import this file before anything that makes the table's client: it redirects the client to the proxy.
const { port } = server.address() as AddressInfo
process.env['AWS_ENDPOINT_URL_DYNAMODB'] = `http://127.0.0.1:${port}`
