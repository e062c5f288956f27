import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type { EngineAnswer, WireFault } from './wire-faults.ts'

/** `drop` loses the call, `lost` only its answer; `hold` delays the call until `clear`. */
type Fault = 'conflict' | 'throttled' | 'failure' | 'drop' | 'lost' | 'hold' | WireFault

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

interface TransactPart {
  readonly Put?: { readonly Item: Key }
  readonly Update?: { readonly Key: Key }
  readonly Delete?: { readonly Key: Key }
  readonly ConditionCheck?: { readonly Key: Key }
}
interface Key {
  readonly PK: { readonly S: string }
  readonly SK: { readonly S: string }
}

const partsOf = (body: Buffer): readonly TransactPart[] =>
  (JSON.parse(body.toString()) as { readonly TransactItems: readonly TransactPart[] }).TransactItems

const keysOf = (body: Buffer): readonly string[] =>
  partsOf(body).map(({ Put, Update, Delete, ConditionCheck }) => {
    const key = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key
    return `${key?.PK.S ?? ''} ${key?.SK.S ?? ''}`
  })

const answer = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': CONTENT_TYPE }).end(body)
}

/** A call that arrived, faulty or not. */
export interface Arrival {
  readonly operation: string
  readonly headers: IncomingMessage['headers']
  readonly socket: Socket
}

class FaultProxy {
  private left: { fault: Fault; operation: Matcher; times: number } | null = null
  /** Number of calls that got the fault. */
  met = 0
  /** All calls since the last fault was injected. */
  arrived: Arrival[] = []
  /** How long a transaction holds its items; the engine itself answers one after the other. */
  private holdMs = 0
  private readonly held = new Set<string>()
  private gate = Promise.withResolvers<undefined>()

  /** The next `times` calls of the operation get the fault. */
  inject(fault: Fault, times: number, operation: Matcher = /TransactWriteItems/): void {
    this.met = 0
    this.arrived = []
    this.left = { fault, operation, times }
  }

  /** From now on a transaction that meets another one on an item is cancelled, as on AWS. */
  contend(holdMs: number): void {
    this.met = 0
    this.holdMs = holdMs
  }

  /** False when another transaction holds one of the items. */
  async holding(keys: readonly string[], work: () => Promise<void>): Promise<boolean> {
    if (keys.some((key) => this.held.has(key))) {
      this.met++
      return false
    }
    for (const key of keys) this.held.add(key)
    try {
      await sleep(this.holdMs)
      await work()
    } finally {
      for (const key of keys) this.held.delete(key)
    }
    return true
  }

  isContended(operation: string): boolean {
    return this.holdMs > 0 && operation.includes('TransactWriteItems')
  }

  /** Removes the fault and releases held calls. */
  clear(): void {
    this.left = null
    this.holdMs = 0
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

const forward = async (request: IncomingMessage, body: Buffer): Promise<EngineAnswer> => {
  const { connection: _connection, 'content-length': _length, ...headers } = request.headers
  const result = await fetch(inject('dynamoEndpoint'), {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  })
  const checksum = result.headers.get('x-amz-crc32')
  return {
    status: result.status,
    headers: { 'content-type': CONTENT_TYPE, ...(checksum && { 'x-amz-crc32': checksum }) },
    body: Buffer.from(await result.arrayBuffer()),
  }
}

const pass = async (
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> => {
  const { status, headers, body: answered } = await forward(request, body)
  response.writeHead(status, headers).end(answered)
}

const passAlone = async (
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> => {
  const wasAlone = await faults.holding(keysOf(body), () => pass(request, body, response))
  if (!wasAlone) answer(response, 400, cancelledBody('conflict', partsOf(body).length))
}

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await bodyOf(request)
  const operation = String(request.headers['x-amz-target'])
  faults.arrived.push({ operation, headers: request.headers, socket: request.socket })
  const fault = faults.take(operation)
  if (typeof fault === 'function') {
    await fault({ request, response, forward: () => forward(request, body) })
    return
  }
  switch (fault) {
    case 'conflict':
    case 'throttled':
      answer(response, 400, cancelledBody(fault, partsOf(body).length))
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
      await (faults.isContended(operation) ? passAlone : pass)(request, body, response)
  }
}

// A connection that ends for being idle could end just when a busy test uses it again.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  void serve(request, response)
})
server.listen(0, '127.0.0.1').unref()
await once(server, 'listening')

// The table reads its endpoint when it is loaded.
const { port } = server.address() as AddressInfo
const endpoint = `http://127.0.0.1:${port}`
process.env['AWS_ENDPOINT_URL_DYNAMODB'] = endpoint
const { aws } = await import('#platform/table/env.ts')
if (aws.endpoint !== endpoint)
  throw new Error('Import the fault proxy before everything that uses the table.')
