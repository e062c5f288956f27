import type { IncomingMessage } from 'node:http'
import { getBuiltinModule } from 'node:process'
import { aws, patience } from './env.ts'

const CONNECT_MS = 1000 * patience
const ANSWER_MS = 3000 * patience

export type HttpAnswer = IncomingMessage & { readonly bytes: Buffer }

const endpoint = new URL(aws.endpoint)
const isTls = endpoint.protocol === 'https:'
// Not imported, so that a function loads one of the two.
const { Agent, request } = getBuiltinModule(isTls ? 'node:https' : 'node:http')
const agent = new Agent({ keepAlive: true })

export const { host } = endpoint

/** Transient: the same call may succeed. */
export const timeoutError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'TimeoutError' })

/** @throws Error with the network's code or named TimeoutError */
export const post = (headers: Record<string, string>, body: string): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage): void => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Object.assign(answer, { bytes: Buffer.concat(chunks) })))
      answer.on('error', reject)
    }
    const call = request(endpoint, { method: 'POST', agent, headers, timeout: ANSWER_MS }, read)
    // Opening a connection has less time than an answer.
    call.on('socket', (socket) => {
      if (!socket.connecting) return
      socket.setTimeout(CONNECT_MS).once('connect', () => socket.setTimeout(ANSWER_MS))
    })
    call.on('timeout', () => call.destroy(timeoutError('DynamoDB does not answer.')))
    call.on('error', reject)
    call.end(body)
  })
