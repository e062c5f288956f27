import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { newOracle } from '#testing/document-client.ts'
import { env } from '../runtime/env.ts'
import { newId } from '../runtime/ids.ts'
import { isTransient } from '../runtime/transient.ts'

const KEY = { PK: `TLS#${newId()}`, SK: 'TLS' }
const CALLS = 5

const fixture = (name: string): string =>
  readFileSync(new URL(`../../testing/tls/test-only-${name}.pem`, import.meta.url), 'utf8')

const certificate = fixture('certificate')
const trusted = getCACertificates('default')

let server: Server
let connections = 0
let requests = 0

const relay = async (body: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(inject('dynamoEndpoint'), { method: 'POST', headers, body })
  return answer.text()
}

/** DynamoDB behind TLS. */
const start = (): Server =>
  createServer({ key: fixture('key'), cert: certificate }, (request, response) => {
    requests++
    const { connection: _, 'content-length': __, ...headers } = request.headers
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      void relay(body, headers as Record<string, string>).then((text) => response.end(text))
    })
  }).on('secureConnection', () => connections++)

type Read = () => Promise<unknown>

/** The same read by the gateway and by the SDK, as new clients of this host. */
const readersAt = async (host: string): Promise<readonly Read[]> => {
  const { port } = server.address() as AddressInfo
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `https://${host}:${port}`)
  vi.resetModules()
  const { get } = await import('./index.ts')
  const oracle = newOracle()
  const command = { TableName: env.tableName, Key: KEY }
  return [() => get(KEY), async () => (await oracle.send(new GetCommand(command))).Item]
}

beforeAll(async () => {
  const { put, write } = await import('./index.ts')
  await write(put(KEY))
  server = start().listen(0)
  await once(server, 'listening')
})

beforeEach(() => {
  connections = 0
  requests = 0
})

afterAll(() => {
  setDefaultCACertificates(trusted)
  server.closeAllConnections()
  server.close()
})

const expectRefused = async (read: Read, code: string): Promise<void> => {
  const error = await read().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code })
  expect(isTransient(error)).toBe(false)
  expect(requests).toBe(0)
}

describe('the connection to an https endpoint', () => {
  it('is refused when no authority vouches for the certificate', async () => {
    for (const read of await readersAt('127.0.0.1'))
      await expectRefused(read, 'DEPTH_ZERO_SELF_SIGNED_CERT')
  })

  it('is refused when the certificate is for another host', async () => {
    setDefaultCACertificates([...trusted, certificate])
    for (const read of await readersAt('localhost'))
      await expectRefused(read, 'ERR_TLS_CERT_ALTNAME_INVALID')
  })

  it('is kept for all calls', async () => {
    setDefaultCACertificates([...trusted, certificate])
    for (const read of await readersAt('127.0.0.1')) {
      const before = connections
      for (let count = 0; count < CALLS; count++) expect(await read()).toEqual(KEY)
      expect(connections - before).toBe(1)
    }
    expect(requests).toBe(2 * CALLS)
  })
})
